import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import InlineText from '.';

const render = (text: string): string => renderToStaticMarkup(<InlineText text={text} />);

test.each([
  ['marks interface words', 'Select **New case**.', 'Select <strong translate="no">New case</strong>.'],
  ['marks code', 'Type `{{case.case_number}}`.', 'Type <code translate="no">{{case.case_number}}</code>.'],
  ['escapes HTML', 'a < b & **c > d**', 'a &lt; b &amp; <strong>c &gt; d</strong>'],
  ['leaves unfinished marks as they are', '2 ** 3 and a ` tick', '2 ** 3 and a ` tick'],
])('%s', (_, text, html) => {
  expect(render(text)).toBe(html);
});
