import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ColorModeToggle from '../theme/ColorModeToggle';

it.each([
  [true, ['light', 'dark', 'system']],
  [false, ['light', 'dark']],
])('4.4 offers the system mode only if the preference is respected (%s)', (isRespected, modes) => {
  const html = renderToStaticMarkup(
    <ColorModeToggle value="light" onChange={() => {}} respectPrefersColorScheme={isRespected} />,
  );
  expect(html).toContain(`<color-mode modes="${modes.join(' ')}">`);
  expect([...html.matchAll(/(\w+) mode\)/g)].map(([, name]) => name)).toEqual(modes);
});
