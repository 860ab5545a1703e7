/**
 * `<hours-count>` counts the hours that a lab would get back from what the reader puts in (src/components/Hours). It comes
 * with the application, like the changelog's filter.
 */
import {inWords, hoursOf, STARTS, eachFrom, TIMES} from '../components/Hours/estimate';

/** The server renders the page too, and has no elements. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

const dollars = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD', maximumFractionDigits: 0});

class HoursCount extends Base {
  constructor() {
    super();
    this.addEventListener('input', ({target}) => {
      if (target === this.#field('from')) this.#start();
      this.#count();
    });
  }

  /** What was put in before the application ran counts too. */
  connectedCallback(): void {
    this.#count();
  }

  #field(name: string): HTMLInputElement {
    return this.querySelector(`[name=${name}]`)!;
  }

  /** Nothing, or less than that, is zero. */
  #number(name: string): number {
    return Math.max(Number(this.#field(name).value) || 0, 0);
  }

  #show(name: string, text: string): void {
    this.querySelector(`[data-shows=${name}]`)!.textContent = text;
  }

  /** A system that does something already leaves no time to save. */
  #start(): void {
    const start = STARTS[this.#number('from')]!;
    for (const time of TIMES) this.#field(time.id).value = String(eachFrom(start, time));
  }

  #count(): void {
    const lab = {cases: this.#number('cases'), scanned: this.#number('scanned')};
    let sum = 0;
    for (const time of TIMES) {
      const hours = hoursOf(time, lab, this.#number(time.id));
      this.#show(`${time.id}-times`, inWords.times(time.times(lab)));
      this.#show(`${time.id}-hours`, inWords.hours(hours));
      sum += hours;
    }
    this.#show('sum', inWords.hours(sum));
    this.#show('total', inWords.total(sum));
    const worth = Math.round(sum) * this.#number('pay');
    this.#show('worth', worth > 0 ? `a month, worth ${dollars.format(worth)}. Set that beside our quote.` : 'a month');
  }
}

if (typeof customElements !== 'undefined') customElements.define('hours-count', HoursCount);
