import type {ReactNode} from 'react';
import Picture from '@site/src/components/Figure/Picture';
import figure from '@site/src/components/Figure/styles.module.css';
import ToothChart, {ChartTitle} from '@site/src/components/ToothChart';

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
  const tabs = ['<open Line items>', 'Production', 'Files', 'Activity'];
  return (
    <figure className={figure.figure} aria-label="A drawing of the case page">
      <div className={figure.drawing} data-search="skip">
        <Picture title="Case 10482 <info Live>" picture={[{fields}, {tabs}]} />
        <div>
          <ToothChart
            special={[8, 9]}
            look="crowned"
            label="Tooth chart of case 10482: zirconia crowns on teeth 8 and 9, shade A2, due March 12"
          >
            <ChartTitle y={-19} size={8}>
              10482
            </ChartTitle>
            <text y="-13">Zirconia Crown × 2</text>
            <text y="-8.5">Shade A2, stump ND2</text>
            <text y="-4">Due Mar 12</text>
          </ToothChart>
        </div>
      </div>
    </figure>
  );
}
