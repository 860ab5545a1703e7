import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {collectTyping} from './collect-typing';

let page: EventTarget;
let dataset: DOMStringMap;
let attributes: Map<string, boolean>;
const isWaiting = () => attributes.get('data-waiting');

beforeEach(() => {
  page = new EventTarget();
  dataset = {};
  vi.stubGlobal('window', page);
  attributes = new Map();
  const toggleAttribute = (name: string, isOn: boolean) => void attributes.set(name, isOn);
  vi.stubGlobal('document', {documentElement: {dataset, toggleAttribute}});
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
    expect(isWaiting()).toBe(false);
    expect(press('a')).toBe(false);
    expect(typing.take()).toBeUndefined();
  });

  it('goes on after Escape when the search is asked for again, and is not begun anew without', () => {
    const typing = collectTyping('inv');
    press('Escape');
    typing.goOn('');
    press('a');
    typing.goOn('');
    expect(isWaiting()).toBe(true);
    expect(typing.take()).toBe('a');
    expect(isWaiting()).toBe(false);
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
