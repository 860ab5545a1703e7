import {build} from 'esbuild';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {identity} from '@site/config/identity';
import {isRoute} from '@site/config/routes';
import {case10482, formatMoney, formatShortDate, schedule10482} from '@site/model/example';
import CasePage from './CasePage';
import {casePath, doors, jobs} from './content';

const {caseNumber, pair, received, due, shipDate, lines, invoice} = case10482;
const [line] = lines;
const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

it("loads none of the model: it is most readers' first page", async () => {
  const {metafile} = await build({
    ...{
      entryPoints: ['src/pages/index.tsx'],
      bundle: true,
      metafile: true,
      write: false,
      outdir: 'out',
      jsx: 'automatic',
    },
    external: ['@docusaurus/*', '@generated/*', '@theme/*', 'react', 'react/*'],
    loader: {'.css': 'empty'},
  });
  expect(Object.keys(metafile.inputs).filter((file) => file.startsWith('model/'))).toEqual([]);
});

/** So the page contains this text instead of computing it. */
it('the path of the case says what the worked example says', () => {
  const examples = Object.fromEntries(casePath(identity).map(({name, text}) => [name, text]));
  const [first, second] = line!.notation.split(', ');
  const glaze = schedule10482.find(({name}) => name === 'Stain & glaze')!;
  expect(examples).toEqual({
    Scan: `Order in on ${formatShortDate(received)}`,
    Case: `Crowns on ${first} and ${second}`,
    Schedule: `${NUMBERS[schedule10482.length]} steps planned`,
    Bench: `Glaze on ${formatShortDate(glaze.plannedStart)}`,
    Shipment: `FedEx on ${formatShortDate(shipDate)}`,
    Invoice: `${formatMoney(invoice.total)} on ${formatShortDate(invoice.date)}`,
    Statement: `${formatShortDate(invoice.cycleEnd)}, due ${formatShortDate(invoice.dueDate)}`,
  });
});

it('so does the page of the case with its tooth chart', () => {
  const drawn = renderToStaticMarkup(<CasePage />);
  const {product, quantity, shade, stumpShade} = line!;
  for (const words of [`Case ${caseNumber} `, pair.doctor, pair.office]) expect(drawn).toContain(words);
  for (const date of [received, shipDate, due]) expect(drawn).toContain(`${formatShortDate(date)}</dd>`);
  const item = [`${product} × ${quantity}`, line!.notation, shade, stumpShade, formatMoney(line!.total)];
  expect(line!.discountEntered).toEqual({kind: 'percent', percent: 10});
  for (const words of [...item, `${quantity} × ${formatMoney(line!.rate)}, less 10%`])
    expect(drawn).toContain(`>${words}</`);
  for (const words of [caseNumber, `Due ${formatShortDate(due)}`]) expect(drawn).toContain(`>${words}</text>`);
});

it('leads to pages that exist, and names every job, task, and door once', () => {
  const tasks = jobs(identity).flatMap((job) => job.tasks);
  const links = [
    ...casePath(identity).map(({to}) => to),
    ...tasks.map(({page}) => page),
    ...doors.map(({page}) => page),
  ];
  const pages = links.map((link) => link.split('#')[0] ?? '');
  expect(pages.filter((page) => !isRoute(page))).toEqual([]);
  const names = [...jobs(identity), ...tasks, ...doors].map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
});
