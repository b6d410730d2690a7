import { count, type Tally } from '../floods/flood';
import type { Browser } from '../stage/browser';

/** Text that doubles 24 times, and is then made into one: two kilobytes that become a gigabyte. */
export const HOSTILE_TEMPLATE = `{% capture a0 %}${'x'.repeat(64)}{% endcapture %}${Array.from(
  { length: 24 },
  (_, n) => `{% capture a${n + 1} %}{{ a${n} }}{{ a${n} }}{% endcapture %}`,
).join('')}{% if a24 contains "y" %}{% endif %}`;

const PREVIEW = 'query ($input: ReceiverPreviewInput!) { receiverPreview(input: $input) { __typename } }';
const FILE_BYTES = 32 * 1024 * 1024 - 1024;

const filled = (first: string, again: string, last = '') => {
  const file = Buffer.alloc(FILE_BYTES, again);
  file.write(first);
  // The last piece may be half of one.
  const end = FILE_BYTES - ((FILE_BYTES - first.length) % again.length) - again.length;
  return Buffer.concat([file.subarray(0, end), Buffer.from(last)]);
};

/** Menu files within the limit that are worth far more than their size when they are read at once. */
const FILES: readonly (() => Buffer)[] = [
  () => filled('name\n', 'abcde\n'),
  () => filled('name', ','),
  () => filled('{"products":[{}', ',{}', ']}'),
  () => filled('[[]', ',[]', ']'),
  () => filled('"a"b', '"a"b'),
];

/** A staff member who previews a hostile template again and again. */
export async function previewTemplates(browser: Browser, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const input = { url: 'https://kitchen.example/', bodyTemplate: HOSTILE_TEMPLATE };
    const answer = await browser.ask(PREVIEW, { input }).catch((error: unknown) => String(error));
    count(tally, answer === null ? 'none' : (/__typename":"(\w+)/.exec(JSON.stringify(answer))?.[1] ?? 'refused'));
  }
}

/** … and sends hostile menu files, one after the other. */
export async function importFiles(browser: Browser, tally: Tally, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    const body = new Uint8Array(FILES[turn % FILES.length]?.() ?? []);
    const headers = { ...browser.headers(), 'content-type': 'application/octet-stream' };
    const answer = await fetch(`${browser.url}/api/menu/import`, { method: 'POST', headers, body }).catch(() => null);
    count(tally, String(answer?.status ?? 'cut'));
    await answer?.arrayBuffer().catch(() => {});
  }
}
