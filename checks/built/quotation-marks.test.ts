import {expect, test} from 'vitest';
import {quotationMarks} from './quotation-marks';
import {problemsOn} from './testing';

test('finds straight marks in text and names, but not in code, nor inches', async () => {
  const html = `<p title="It&#39;s">Don't</p><p>It’s 11" wide.</p><code>'a'</code><script>"b"</script><!-- "c" -->`;
  expect(await problemsOn(quotationMarks, html)).toEqual([
    expect.stringContaining(`"It's" has a straight mark`),
    expect.stringContaining(`"Don't" has a straight mark`),
  ]);
});
