import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import InlineText from '.';

const render = (text: string): string => renderToStaticMarkup(<InlineText text={text} />);

test.each([
  ['marks interface words', 'Select **New case**.', 'Select <strong translate="no" class="press">New case</strong>.'],
  [
    'marks the next button too',
    'Select **Save**, then **Invoice**.',
    'Select <strong translate="no" class="press">Save</strong>, then <strong translate="no" class="press">Invoice</strong>.',
  ],
  ['marks code', 'Type `{{case.case_number}}`.', 'Type <code translate="no">{{case.case_number}}</code>.'],
  ['escapes HTML', 'a < b & **c > d**', 'a &lt; b &amp; <strong>c &gt; d</strong>'],
  ['leaves unfinished marks as they are', '2 ** 3 and a ` tick', '2 ** 3 and a ` tick'],
])('%s', (_, text, html) => {
  expect(render(text)).toBe(html);
});
