import {describe, expect, it} from 'vitest';
import {dashboardNumbers} from './cases/dashboard';
import {activityEntries, bulkActions} from './cases/tools';
import {product} from './money/products';
import {caseProblems} from './cases/problems';
import {productBehaviors} from './money/behaviors';
import {benchCounts, devices} from './production/bench';
import {workAssignment} from './production/work-assignment';
import {reports} from './reports/reports';

const anchor = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('case problems', () => {
  it('are six, each with its own anchor, icon and texts', () => {
    expect(new Set(caseProblems.map((problem) => problem.id)).size).toBe(6);
    expect(new Set(caseProblems.map((problem) => problem.icon)).size).toBe(6);
    for (const problem of caseProblems) {
      expect(problem.id).toMatch(anchor);
      expect(problem.foundWhen).toMatch(/\.$/);
    }
  });
});

describe('product behaviors', () => {
  it('are switches of the product, under the same anchor', () => {
    expect(productBehaviors).toHaveLength(8);
    for (const behavior of productBehaviors) {
      expect(product.fields.find((field) => field.id === behavior.id)?.name).toBe(behavior.name);
      expect(behavior.on).not.toBe(behavior.off);
    }
  });
});

describe('tables', () => {
  it.each([activityEntries, benchCounts, bulkActions, dashboardNumbers, devices, reports, workAssignment])(
    '$id: full rows with their own anchors',
    (table) => {
      const ids = table.rows.map((row) => row.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const row of table.rows) {
        expect(row.id).toMatch(anchor);
        expect(row.cells).toHaveLength(table.columns.length);
        expect(row.cells.every((cell) => cell.trim() !== '')).toBe(true);
      }
    },
  );
});
