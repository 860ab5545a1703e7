import type {ReactNode} from 'react';
import '@site/src/elements/hours-count';
import Disclosure from '../Disclosure';
import offer from '../Offer/styles.module.css';
import {CHOICES, hoursFor, hoursIn, inWords, LAB, onPaper, TIMES, timesIn, TRUE_TODAY} from './estimate';
import styles from './styles.module.css';

const HOURS = hoursIn(onPaper(LAB));
const COUNTED = 'How the hours are counted';
const TODAY = 'On a system? Check what’s true today';
const [typed, screens] = CHOICES;
const UNITS = {min: 'minutes', sec: 'seconds'};
const SIZE = [
  {name: 'cases', label: 'Cases a month', value: LAB.cases},
  {name: 'scanned', label: 'From scanners, in %', value: LAB.scanned * 100},
];
const COSTS = [
  ...TIMES.filter(({asked}) => asked).map(({id, asked}) => ({name: `${id}-times`, label: asked})),
  {name: 'unbilled', label: 'Bills never sent a month'},
  {name: 'invoice', label: 'Usual invoice, in $'},
  {name: 'late-boxes', label: 'Late boxes you’d save'},
  {name: 'late-cost', label: 'Cost of a late box, in $'},
  {name: 'pay', label: 'Cost of an hour, in $'},
];

/** A field to choose in. */
const choice = ({name, label, options}: (typeof CHOICES)[number]): ReactNode => (
  <label>
    {label}
    <select name={name}>
      {options.map((option, index) => (
        <option key={option.name} value={index}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
);

const numbers = (fields: {name: string; label?: string; value?: number}[]): ReactNode =>
  fields.map(({name, label, value}) => (
    <label key={name}>
      {label}
      <input type="number" name={name} defaultValue={value} min="0" step="any" />
    </label>
  ));

/**
 * The hours that a lab would get back, from its own numbers (src/elements/hours-count.ts). Without JavaScript, it shows
 * those that are in it, and paper only has the table.
 */
export default function Hours(): ReactNode {
  return (
    <hours-count data-starts-with="cases">
      <div className={`${offer.panel} ${styles.count}`} data-search="skip">
        <div className="choices columns">
          {numbers(SIZE)}
          {choice(typed)}
        </div>
        <p className={`margin-vert--lg ${offer.numbers}`}>
          <output>
            <strong data-shows="total">{inWords.total(HOURS)}</strong>{' '}
            <span data-shows="worth">{inWords.worth(0, 0)}</span>
          </output>
        </p>
        <Disclosure summary="More about your lab">
          <div className="choices columns">
            {choice(screens)}
            {numbers(COSTS)}
            <div role="group" aria-label={TODAY} className="columns">
              <span className="margin-top--sm">{TODAY}:</span>
              {Object.entries(TRUE_TODAY).map(([id, sentence]) => (
                <label key={id}>
                  <input type="checkbox" name={`today-${id}`} /> {sentence}
                </label>
              ))}
            </div>
          </div>
        </Disclosure>
      </div>
      <Disclosure summary={COUNTED} hint={`${TIMES.length} rows`}>
        <div className="table-frame">
          <table aria-label={COUNTED} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Time on</th>
                <th scope="col" className="amount">
                  A month
                </th>
                <th scope="col" className="amount">
                  Each
                </th>
                <th scope="col" className="amount">
                  Hours
                </th>
              </tr>
            </thead>
            <tbody>
              {TIMES.map((time) => (
                <tr key={time.id}>
                  <th scope="row">{time.name}</th>
                  <td className="amount">
                    {time.asked ? (
                      <span data-shows={`${time.id}-times`}>0</span>
                    ) : (
                      <input
                        type="number"
                        name={`${time.id}-times`}
                        defaultValue={timesIn(LAB, time)}
                        min="0"
                        step="any"
                        aria-label={`${time.name}: how often a month`}
                      />
                    )}
                  </td>
                  <td className="amount">
                    <input
                      type="number"
                      name={time.id}
                      defaultValue={time.each}
                      min="0"
                      step="any"
                      aria-label={`${time.name}: ${UNITS[time.unit]} each`}
                    />{' '}
                    {time.unit}
                  </td>
                  <td className="amount" data-shows={`${time.id}-hours`}>
                    {inWords.hours(hoursFor(time, onPaper(LAB)))}
                  </td>
                </tr>
              ))}
              <tr className="total">
                <th scope="row">Hours back</th>
                <td />
                <td />
                <td className="amount" data-shows="sum">
                  {inWords.hours(HOURS)}
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </Disclosure>
    </hours-count>
  );
}
