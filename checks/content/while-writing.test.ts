import {afterEach, expect, it, vi} from 'vitest';
import {siteMistakes} from './mistakes';
import whileWriting from './while-writing';

vi.mock('./mistakes');
afterEach(() => void vi.restoreAllMocks());

it('says each mistake once, starts the server when it is corrected, and looks again when a page is saved', async () => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  const found = vi.mocked(siteMistakes);
  found.mockReturnValueOnce(['a.mdx:1: x']).mockReturnValueOnce(['a.mdx:1: x']).mockReturnValue([]);
  const plugin = await whileWriting();
  expect(say.mock.calls).toEqual([['a.mdx:1: x\nThe server starts when you have corrected this.']]);
  found.mockReturnValue(['b.mdx:2: y']);
  await plugin.loadContent!();
  expect(say).toHaveBeenLastCalledWith('b.mdx:2: y');
});
