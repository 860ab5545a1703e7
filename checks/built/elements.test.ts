import {describe, expect, test} from 'vitest';
import {servedButtons, tables, validHtml} from './elements';
import {checkHtml} from './testing';

describe('tables', () => {
  const cells = '<tr><th>Field</th></tr><tr><td>Pan</td></tr>';

  test('finds a table without a name and one without header cells', async () => {
    expect(await checkHtml(tables, `<table>${cells}</table>`)).toEqual([
      '/docs/cases/overview: the table "FieldPan…" has no caption and no other name.',
    ]);
    expect(await checkHtml(tables, '<table><caption>Pans</caption><tr><td>117</td></tr></table>')).toEqual([
      '/docs/cases/overview: the table "Pans117…" has no header cells.',
    ]);
  });

  test.each([
    `<table><caption>Fields</caption>${cells}</table>`,
    `<table aria-label="Fields">${cells}</table>`,
    `<figure><table>${cells}</table><figcaption>Fields</figcaption></figure>`,
  ])('lets %s pass', async (html) => {
    expect(await checkHtml(tables, html)).toEqual([]);
  });
});

describe('servedButtons', () => {
  test('finds a button that only the application answers', async () => {
    expect(await checkHtml(servedButtons, '<button type="button" aria-label="Fold all">+</button>')).toEqual([
      '/docs/cases/overview: nothing handles the button "Fold all" until the application runs; see src/elements.',
    ]);
  });

  test('knows the buttons that the browser and the loader answer', async () => {
    const buttons = [
      '<button popovertarget="menu">Menu</button>',
      '<form><p><button>Search</button></p></form>',
      '<copy-buttons><button>Copy</button></copy-buttons>',
      '<color-mode><button>Mode</button></color-mode>',
      '<announcement-close><button>Close</button></announcement-close>',
    ];
    expect(await checkHtml(servedButtons, buttons.join(''))).toEqual([]);
  });
});

describe('validHtml', () => {
  const page = (body: string) =>
    `<!DOCTYPE html>\n<html lang="en"><head><title>Cases</title></head><body>${body}</body></html>`;

  test('finds markup that is not valid, with the rule and the place', async () => {
    expect(await checkHtml(validHtml, page('<p id="a"></p><ul id="a"><p>b</p></ul>'))).toEqual([
      expect.stringMatching(/\/docs\/cases\/overview: Duplicate ID "a" \(no-dup-id\) at .*ul/),
      expect.stringContaining('(element-permitted-content)'),
    ]);
  });

  test('lets valid markup and the listed exceptions pass', async () => {
    expect(
      await checkHtml(validHtml, page('<h1 id="_R_1_">Cases</h1><div role="region" aria-label="Fields">a</div>')),
    ).toEqual([]);
  });
});
