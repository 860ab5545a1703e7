/**
 * `<hours-count>` counts the hours that a lab would get back from what the reader puts in (src/components/Hours). It comes
 * with the application, like the changelog's filter, and counts what was put in before.
 */
import {hoursOf, inWords, TIMES, timesIn, TYPED, type Time} from '../components/Hours/estimate';

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
    for (const field of this.querySelectorAll<HTMLInputElement>('.choices input')) {
      if (field.type === 'checkbox') field.checked ||= lab.has(field.name);
      else if (field.value === field.defaultValue && Number(lab.get(field.name))) field.value = lab.get(field.name)!;
    }
    const typed = this.querySelector('select')!;
    const index = TYPED.findIndex(({minutes}) => String(minutes) === lab.get(typed.name));
    if (typed.selectedIndex === 0 && index > 0) typed.selectedIndex = index;
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

  /** Whether the switch changes nothing in it. */
  #isSame({today}: Time): boolean {
    if (today === 'bills') return this.#number('typed') === 0;
    return today !== undefined && this.#field(`today-${today}`)!.checked;
  }

  #count(): void {
    const lab = {cases: this.#number('cases'), scanned: Math.min(this.#number('scanned') / 100, 1)};
    this.#suggest('invoices', this.#number('typed'));
    let sum = 0;
    for (const time of TIMES) {
      const name = `${time.id}-times`;
      if (time.asked) this.#show(name, String(this.#number(name)));
      else this.#suggest(name, timesIn(lab, time));
      const hours = this.#isSame(time) ? 0 : hoursOf(time, this.#number(name), this.#number(time.id));
      this.#show(`${time.id}-hours`, inWords.hours(hours));
      sum += hours;
    }
    this.#show('sum', inWords.hours(sum));
    this.#show('total', inWords.total(sum));
    const bills = this.#number('unbilled') * this.#number('invoice');
    this.#show('worth', inWords.worth(Math.round(sum) * this.#number('pay'), bills));
  }
}

if (typeof customElements !== 'undefined') customElements.define('hours-count', HoursCount);
