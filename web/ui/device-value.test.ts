import { afterEach, expect, test, vi } from 'vitest';
import { DeviceValue } from './device-value';

const words = () =>
  new DeviceValue<readonly string[]>({
    key: 'test',
    initial: [],
    parse: JSON.parse,
    format: (value) => (value.length > 0 ? JSON.stringify(value) : null),
  });

/** A tab of a device; tabs of one device share the storage. */
function open(kept = new Map<string, string>(), isFull = false): EventTarget {
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  const page = Object.assign(new EventTarget(), { localStorage });
  vi.stubGlobal('window', page);
  return page;
}

afterEach(() => vi.unstubAllGlobals());

test('is kept, and removed where its format says so', () => {
  const kept = new Map<string, string>();
  open(kept);
  const value = words();
  value.set(['a']);
  expect(kept.get('test')).toBe('["a"]');
  expect(words().current()).toEqual(['a']);
  value.set([]);
  expect(kept.size).toBe(0);
  expect(value.current()).toBe(value.initial());
});

test('is the same object while the same text is kept, and the initial one for what can’t be read', () => {
  const kept = new Map([['test', '["a"]']]);
  open(kept);
  const value = words();
  expect(value.current()).toBe(value.current());
  kept.set('test', 'no JSON');
  expect(value.current()).toEqual([]);
});

test('lasts as long as the page where the browser keeps nothing', () => {
  open(new Map(), true);
  const value = words();
  value.set(['a']);
  expect(value.current()).toEqual(['a']);
  expect(words().current()).toEqual([]);
});

test('is never kept on a server, where the next request is somebody else’s', () => {
  const value = words();
  value.set(['a']);
  expect(value.current()).toEqual([]);
});

test('follows changes in other tabs, and reads again when Back restores the page', () => {
  const page = open();
  const looked = vi.fn();
  const forget = words().subscribe(looked);
  page.dispatchEvent(new Event('storage'));
  page.dispatchEvent(new Event('pageshow'));
  expect(looked).toHaveBeenCalledTimes(2);
  forget();
  page.dispatchEvent(new Event('pageshow'));
  expect(looked).toHaveBeenCalledTimes(2);
});
