import type {ReactNode} from 'react';
import {Fields, Tabs, Window} from '@site/src/components/Figure/parts/screen';
import figure from '@site/src/components/Figure/styles.module.css';
import styles from './styles.module.css';
import ToothChart from './ToothChart';

/** The case page of the worked example as a lab sees it, drawn like the figures on other pages. */
export default function CasePage(): ReactNode {
  return (
    <figure className={`${figure.figure} ${styles.screen}`} aria-label="A drawing of the case page">
      <div className={figure.drawing} data-search="skip">
        <Window title="Case 10482 <info Live>" actions="<primary Ship>">
          <Fields
            of={{
              Doctor: 'Dr. Amelia Ortiz',
              Office: 'Bright Smiles Dental',
              Location: 'Ceramics',
              Received: 'Mon Mar 3',
              Ships: 'Mon Mar 10',
              'Due at the office': 'Wed Mar 12',
            }}
          />
          <Tabs of={['<open Line items>', 'Production', 'Files', 'Activity']} />
          <ToothChart />
        </Window>
      </div>
    </figure>
  );
}
