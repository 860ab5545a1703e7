/** Every fact that a page can name is on one: `<Facts of="…" />`, `<Limit of="…" />`, and the like. */
import {expect, it} from 'vitest';
import {readPages} from '../../lib/pages';
import {entities} from '../../model/entities';
import {stateMachines} from '../../model/states';
import {competitorsById} from '../../plugins/model-components/resolvers/comparison';
import {limitsById} from '../../plugins/model-components/resolvers/names';
import {factTables} from '../../plugins/model-components/resolvers/tables';
import {expectNoMistakes} from '../no-mistakes';

/** Valid values of `of`, by component. */
const named: Readonly<Record<string, readonly string[]>> = {
  Comparison: Object.keys(competitorsById),
  Facts: Object.keys(factTables),
  Fields: Object.keys(entities),
  Limit: Object.keys(limitsById),
  States: Object.keys(stateMachines),
};

it.each(Object.entries(named))('every <%s of="…" /> is on a page', (component, ids) => {
  const pages = readPages().map(({text}) => text);
  const uses = [...pages.join('\n').matchAll(new RegExp(`<${component}\\b[^>]*\\bof="([^"]+)"`, 'g'))];
  const shown = new Set(uses.map(([, id]) => id));
  expect(shown.size).toBeGreaterThan(0);
  const missing = ids.filter((id) => !shown.has(id));
  expectNoMistakes(
    missing.map((id) => `<${component} of="${id}" /> is on no page. Put it on one, or delete the fact.`),
  );
});
