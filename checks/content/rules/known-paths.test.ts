import {expect, test} from 'vitest';
import {problemsOf} from '../testing';
import {knownPaths} from './known-paths';

test.each(['Clients › Dentists', 'Finance › Prices on Cases: Delete', 'Clients › Invoices: View'])(
  'finds "%s"',
  async (path) => {
    expect(await problemsOf(knownPaths, `Go to **${path}**.`)).toEqual([
      expect.stringContaining(`content/page-1.mdx:1: "${path}" is neither a menu path`),
    ]);
  },
);

test.each(['Clients › Doctors', 'Finance › Prices on Cases: View', 'Finance › Credits', 'Expected today › Unmatched'])(
  'lets "%s" pass',
  async (path) => {
    expect(await problemsOf(knownPaths, `Go to **${path}**.`)).toEqual([]);
  },
);
