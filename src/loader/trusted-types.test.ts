import {describe, expect, it} from 'vitest';
import {createRules} from './trusted-types';

const rules = createRules(new URL('https://docs.example/help/assets/'), () => 'https://docs.example/help/docs/cases');

describe('markup', () => {
  it.each([
    'Fields of a case',
    'Tom &amp; <code>case_id</code>',
    'New guide: <a href="/guides/outsourcing">send work out</a>.',
    '<a href="https://www.pilot.example/">Pilot</a>',
    '<div class="bar" role="bar"><div class="peg"></div></div>',
    '',
  ])('passes %s', (text) => {
    expect(rules.createHTML(text)).toBe(text);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="/x" onclick="alert(1)">x</a>',
    '<b style="color:red">x</b>',
    '<iframe srcdoc="x"></iframe>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<b <script>alert(1)</script>',
    '<a href="/x"title="y">x</a>',
    '<a href="//elsewhere.example">x</a>',
    '<a href="/\\elsewhere.example">x</a>',
    '<a href="/&#47;elsewhere.example">x</a>',
    '<a href="/\t/elsewhere.example">x</a>',
    'one < two <',
  ])('refuses %s', (text) => {
    expect(() => rules.createHTML(text)).toThrow(TypeError);
  });

  // A pattern that tries every way to read it would outlast the test's time.
  it('answers long texts', () => {
    const long = `${'<b class="a">'.repeat(20_000)}<`;
    expect(() => rules.createHTML(long)).toThrow(TypeError);
  });
});

describe('script addresses', () => {
  it.each(['/help/assets/js/main.1.js', 'https://docs.example/help/assets/js/main.1.js'])('passes %s', (address) => {
    expect(rules.createScriptURL(address)).toBe(address);
  });

  it.each([
    'https://elsewhere.example/help/assets/js/main.1.js',
    '//elsewhere.example/help/assets/x.js',
    '/help/uploads/x.js',
    'x.js',
    '/help/assets/../uploads/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://docs.example/1',
    'javascript:alert(1)',
  ])('refuses %s', (address) => {
    expect(() => rules.createScriptURL(address)).toThrow();
  });
});

describe('scripts', () => {
  it('passes data', () => {
    expect(rules.createScript('{"@type":"BreadcrumbList"}')).toBe('{"@type":"BreadcrumbList"}');
  });

  it.each(['alert(1)', '{"a":1};alert(1)', ''])('refuses %s', (text) => {
    expect(() => rules.createScript(text)).toThrow();
  });
});
