import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import InlineText from '.';

const render = (text: string): string => renderToStaticMarkup(<InlineText text={text} />);

test('marks interface words and code, and leaves the rest alone', () => {
  expect(render('Select **New case**, then type `{{case.case_number}}`.')).toBe(
    'Select <strong translate="no">New case</strong>, then type <code translate="no">{{case.case_number}}</code>.',
  );
});

test('escapes what looks like HTML', () => {
  expect(render('a < b & **c > d**')).toBe('a &lt; b &amp; <strong translate="no">c &gt; d</strong>');
});

test('leaves unfinished marks as they are', () => {
  expect(render('2 ** 3 and a ` tick')).toBe('2 ** 3 and a ` tick');
});
