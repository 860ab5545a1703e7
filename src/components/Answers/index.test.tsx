import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import Answers from '.';

test('the list of a page becomes rows, without another element around it', () => {
  const html = renderToStaticMarkup(
    <Answers>
      <ul>
        <li>
          <p>How people sign in</p>
          <p>Each with their own login</p>
        </li>
      </ul>
    </Answers>,
  );
  expect(html).toMatch(/^<ul class="rows [^"]+"><li><p>How people sign in<\/p><p>Each/);
});
