import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {collectTyping} from './collect-typing';

let page: EventTarget;
let dataset: DOMStringMap;

beforeEach(() => {
  page = new EventTarget();
  dataset = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {documentElement: {dataset}});
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
    expect(dataset.asked).toBe('inv ');
    expect(typing.take()).toBe('inv ');
    expect(dataset.asked).toBeUndefined();
  });

  it('leaves commands and other keys to the page', () => {
    const typing = collectTyping('');
    expect(press('a', {ctrlKey: true})).toBe(false);
    expect(press('a', {metaKey: true})).toBe(false);
    expect(press('Tab')).toBe(false);
    expect(typing.take()).toBe('');
  });

  it('is cancelled by Escape', () => {
    const typing = collectTyping('inv');
    expect(press('Escape')).toBe(true);
    expect(press('a')).toBe(false);
    expect(typing.take()).toBeUndefined();
  });

  it('is over when the modal is there', () => {
    const typing = collectTyping('');
    typing.take();
    expect(press('a')).toBe(false);
  });

  it('stays for the page that opens next when the modal cannot come', () => {
    const typing = collectTyping('in');
    press('v');
    typing.stop();
    expect(press('a')).toBe(false);
    expect(dataset.asked).toBe('inv');
  });
});
