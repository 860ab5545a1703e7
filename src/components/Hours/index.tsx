import type {ReactNode} from 'react';
import '@site/src/elements/hours-count';
import Disclosure from '../Disclosure';
import offer from '../Offer/styles.module.css';
import {hoursFrom, hoursOf, inWords, SCANNED, STARTS, TIMES} from './estimate';
import styles from './styles.module.css';

/** The example lab. */
const LAB = {cases: 400, scanned: SCANNED[0].part};
const HOURS = hoursFrom(STARTS[0], LAB);
const COUNTED = 'How the hours are counted';
const UNITS = {min: 'minutes', s: 'seconds'};

/**
 * The hours that a lab would get back, from its own numbers (src/elements/hours-count.ts). Without JavaScript, and on
 * paper, it shows those that are in it.
 */
export default function Hours(): ReactNode {
  return (
    <hours-count data-starts-with="">
      <div className={`${offer.panel} ${styles.count}`} data-search="skip">
        <div className="choices">
          <label>
            Cases a month
            <input type="number" name="cases" defaultValue={LAB.cases} min="0" step="any" />
          </label>
          <label>
            Orders from scanners
            <select name="scanned">
              {SCANNED.map(({name, part}) => (
                <option key={name} value={part}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Where you are now
            <select name="from">
              {STARTS.map(({name}, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            What an hour costs you, in $
            <input type="number" name="pay" min="0" step="any" />
          </label>
        </div>
        <p className={offer.numbers}>
          <output>
            <strong data-shows="total">{inWords.total(HOURS)}</strong> <span data-shows="worth">a month</span>
          </output>
        </p>
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
                  <td className="amount" data-shows={`${time.id}-times`}>
                    {inWords.times(time.times(LAB))}
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
                    {inWords.hours(hoursOf(time, LAB, time.each))}
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
