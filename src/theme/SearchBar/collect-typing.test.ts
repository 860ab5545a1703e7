import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {collectTyping} from './collect-typing';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => void vi.unstubAllGlobals());

function press(key: string, modifiers: Partial<KeyboardEvent> = {}): boolean {
  const event = Object.assign(new Event('keydown', {cancelable: true}), {key, ...modifiers});
  return !page.dispatchEvent(event);
}

describe('typing while the modal is on its way', () => {
  it('is kept after what was typed before, letter by letter', () => {
    const typing = collectTyping('i');
    for (const key of ['n', 'x', 'Backspace', 'v', ' ']) expect(press(key)).toBe(true);
    expect(typing.finish()).toBe('inv ');
    expect(typing.cancelled()).toBe(false);
  });

  it('leaves commands and other keys to the page', () => {
    const typing = collectTyping('');
    expect(press('a', {ctrlKey: true})).toBe(false);
    expect(press('a', {metaKey: true})).toBe(false);
    expect(press('Tab')).toBe(false);
    expect(typing.finish()).toBe('');
  });

  it('is cancelled by Escape', () => {
    const typing = collectTyping('inv');
    expect(press('Escape')).toBe(true);
    expect(typing.cancelled()).toBe(true);
  });

  it('is over when the modal is there', () => {
    const typing = collectTyping('');
    typing.finish();
    expect(press('a')).toBe(false);
  });
});
