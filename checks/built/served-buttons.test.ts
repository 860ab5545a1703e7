import {expect, test} from 'vitest';
import {servedButtons} from './served-buttons';
import {problemsOn} from './testing';

test('finds a button that only the application answers', async () => {
  expect(await problemsOn(servedButtons, '<button type="button" aria-label="Fold all">+</button>')).toEqual([
    '/docs/cases/overview: the button "Fold all" is answered by nobody; see src/start-on-intent.',
  ]);
});

test('knows the buttons that the browser and the loader answer', async () => {
  const buttons = [
    '<button popovertarget="menu">Menu</button>',
    '<form><p><button>Search</button></p></form>',
    '<button data-copies="true">Copy</button>',
    '<button data-switches-color-mode="true">Mode</button>',
    '<button data-closes-announcement="news">Close</button>',
  ];
  expect(await problemsOn(servedButtons, buttons.join(''))).toEqual([]);
});
