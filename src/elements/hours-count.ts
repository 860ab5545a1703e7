/**
 * `<hours-count>` counts the hours that a lab would get back from what the reader puts in (src/components/Hours). It comes
 * with the application, like the changelog's filter, and counts what was put in before.
 */
import {
  CHOICES,
  hoursFor,
  hoursIn,
  inWords,
  TIMES,
  timesIn,
  toHalves,
  type Given,
  type Option,
} from '../components/Hours/estimate';

/** The server renders the page too, and has no elements. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

class HoursCount extends Base {
  /** What this lab suggests for a field of the table, as last shown: a number of the reader's own stays. */
  readonly #suggested = new Map<string, string>();

  constructor() {
    super();
    this.addEventListener('input', () => this.#count());
  }

  connectedCallback(): void {
    this.#fillIn(new URLSearchParams(location.search));
    this.#count();
  }

  /** A link can describe a lab, as `?cases=400&typed=1&today-late`: the comparisons do. What the reader put in stays. */
  #fillIn(lab: URLSearchParams): void {
    // It shows what the link says.
    if (lab.size) this.querySelector('details')!.open = true;
    for (const field of this.querySelectorAll('input')) {
      if (field.type === 'checkbox') field.checked ||= lab.has(field.name);
      else if (field.value === field.defaultValue && Number(lab.get(field.name))) field.value = lab.get(field.name)!;
    }
    for (const choice of this.querySelectorAll('select')) {
      const index = Number(lab.get(choice.name));
      if (choice.selectedIndex === 0 && choice.options[index]) choice.selectedIndex = index;
    }
  }

  #field(name: string): HTMLInputElement | null {
    return this.querySelector(`[name=${name}]`);
  }

  /** Nothing, or less than that, is zero. */
  #number(name: string): number {
    return Math.max(Number(this.#field(name)?.value) || 0, 0);
  }

  #show(name: string, text: string): void {
    this.querySelector(`[data-shows=${name}]`)!.textContent = text;
  }

  #suggest(name: string, value: number): void {
    const field = this.#field(name)!;
    if (field.value !== (this.#suggested.get(name) ?? field.defaultValue)) return;
    field.value = String(value);
    this.#suggested.set(name, field.value);
  }

  /** What the reader chose about this time, if it's one to choose. */
  #chosen(id: string): Option | undefined {
    const choice = CHOICES.find(({time}) => time === id);
    return choice?.options[this.#number(choice.name)];
  }

  #count(): void {
    const lab = {cases: this.#number('cases'), scanned: Math.min(this.#number('scanned') / 100, 1)};
    for (const {time} of CHOICES) this.#suggest(time, this.#chosen(time)!.each);
    const given: Given = {
      times: ({id}) => this.#number(`${id}-times`),
      each: (id) => this.#number(id),
      isTrue: (today) =>
        today === 'bills' ? this.#chosen('invoices')!.each === 0 : this.#field(`today-${today}`)!.checked,
    };
    for (const time of TIMES) {
      const name = `${time.id}-times`;
      if (time.asked) this.#show(name, String(this.#number(name)));
      else this.#suggest(name, this.#chosen(time.id)?.times ?? timesIn(lab, time));
      this.#show(`${time.id}-hours`, inWords.hours(hoursFor(time, given)));
    }
    const sum = hoursIn(given);
    this.#show('sum', inWords.hours(sum));
    this.#show('total', inWords.total(sum));
    const leaks =
      this.#number('unbilled') * this.#number('invoice') + this.#number('late-boxes') * this.#number('late-cost');
    this.#show('worth', inWords.worth(toHalves(sum) * this.#number('pay'), leaks));
  }
}

if (typeof customElements !== 'undefined') customElements.define('hours-count', HoursCount);
