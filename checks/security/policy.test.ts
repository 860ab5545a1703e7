import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {makePage} from '../site';
import {checkPolicy} from './policy';

const hash = `'sha256-${createHash('sha256').update('start()').digest('base64')}'`;
const policy = `default-src 'none'; script-src 'self' ${hash}; style-src 'self'; img-src 'self' data:`;
const page = (body: string) => makePage('docs/index.html', `<body>${body}<script>start()</script></body>`);

describe('the check of the content security policy', () => {
  it('passes pages that the policy was made for', () => {
    const data = '<script type="application/ld+json">{"a":1}</script><script src="/assets/a.js"></script>';
    expect(checkPolicy(policy, [page(data)])).toEqual([]);
  });

  it.each([
    ['an inline script that changed', '<script>start( )</script>', /\/docs: the policy does not allow.*start\( \)/],
    ['a script from elsewhere', '<script src="https://cdn.example/a.js"></script>', /comes from elsewhere/],
    ['a script from another host', '<script src="//cdn.example/a.js"></script>', /comes from elsewhere/],
    ['an inline handler', '<a onclick="go()">x</a>', /inline handler onclick/],
    ['a style attribute', '<p style="color:red">x</p>', /style attribute "color:red"/],
    ['a style element', '<style>p{}</style>', /<style> element/],
    ['a script address', '<a href=" javascript:go()">x</a>', /use a button/],
  ])('finds %s', (_, body, message) => {
    expect(checkPolicy(policy, [page(body)])).toEqual([expect.stringMatching(message)]);
  });

  it('finds a hash that no page carries', () => {
    expect(checkPolicy(`${policy} 'sha256-unused='`, [page('')])).toEqual([
      expect.stringMatching(/unused=', which no page/),
    ]);
  });

  it.each(["'unsafe-inline'", "'unsafe-eval'", '*', 'https:'])('finds that %s allows too much', (source) => {
    expect(checkPolicy(policy.replace("'self'", `'self' ${source}`), [page('')])).toEqual([
      expect.stringMatching(/allows too much/),
    ]);
  });
});
