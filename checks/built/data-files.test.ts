import {expect, test} from 'vitest';
import {parseProblem, structuredData} from './data-files';
import {problemsOn} from './testing';

test('finds XML and JSON that cannot be parsed', () => {
  expect(parseProblem['.xml']?.('<feed><entry></feed>')).toContain('Unexpected close tag');
  expect(parseProblem['.xml']?.('<feed>&nbsp;</feed>')).toContain('Invalid character entity');
  expect(parseProblem['.json']?.('{"a": }')).toContain('Unexpected token');
  expect(parseProblem['.webmanifest']?.('{')).toBeDefined();
});

test('lets good files pass', () => {
  expect(parseProblem['.xml']?.('<?xml version="1.0"?><feed><entry/></feed>')).toBeUndefined();
  expect(parseProblem['.json']?.('{"a": 1}')).toBeUndefined();
});

test('structured data parses and has a type', async () => {
  const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
  expect(await problemsOn(structuredData, block('{'))).toEqual([
    expect.stringContaining('the structured data cannot be read'),
  ]);
  expect(await problemsOn(structuredData, block('{"name": "Pilot"}'))).toEqual([
    expect.stringContaining('no @context or no @type'),
  ]);
  expect(await problemsOn(structuredData, block('{"@context": "https://schema.org", "@type": "WebSite"}'))).toEqual([]);
});
