import type {ReactNode} from 'react';
import Picture from '@site/src/components/Figure/Picture';
import figure from '@site/src/components/Figure/styles.module.css';
import ToothChart, {ChartTitle} from '@site/src/components/ToothChart';
import styles from './styles.module.css';

/** The case page of the worked example as a lab sees it, drawn like the figures on other pages. */
export default function CasePage(): ReactNode {
  const fields = {
    Doctor: 'Dr. Amelia Ortiz',
    Office: 'Bright Smiles Dental',
    Location: 'Ceramics',
    Received: 'Mon Mar 3',
    Ships: 'Mon Mar 10',
    'Due at the office': 'Wed Mar 12',
  };
  const line = {
    Product: 'Zirconia Crown × 2',
    Teeth: '8, 9',
    Shade: '<shade A2>',
    'Stump shade': '<shade ND2>',
    '2 × $120.00, less 10%': '<strong $216.00>',
  };
  const tabs = ['<open Line items>', 'Production', 'Files', 'Activity'];
  return (
    <figure className={figure.figure} aria-label="A drawing of the case page">
      <div className={figure.drawing} data-search="skip">
        <Picture title="Case 10482 <info Live>" picture={[{fields}, {tabs}]} />
        <div className={styles.line}>
          <ToothChart
            special={[8, 9]}
            look="crowned"
            label="Tooth chart of case 10482: zirconia crowns on teeth 8 and 9, shade A2, due March 12"
          >
            <ChartTitle y={-15} size={10}>
              10482
            </ChartTitle>
            <text y="-8" fontSize="4">
              Due Mar 12
            </text>
          </ToothChart>
          <Picture picture={[{fields: line}]} />
        </div>
      </div>
    </figure>
  );
}
