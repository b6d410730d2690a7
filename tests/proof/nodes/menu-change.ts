import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Browser } from '../stage/browser';
import type { LiveStream } from './live-streams';

export const CATALOG_CHANGED = 'subscription { catalogChanged }';
export const CatalogEvent = z.object({ catalogChanged: z.number() });
export type CatalogEvent = z.infer<typeof CatalogEvent>;

/** A change that did not come by then does not come. */
const LONGEST_MS = 60_000;
const LOOK_MS = 50;

const FIND = 'query ($text: String!) { channel { search(query: $text, first: 1) { nodes { id version name } } } }';
const RENAME = `mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { __typename ... on Error { message } }
}`;

const Found = z.object({
  channel: z.object({
    search: z.object({ nodes: z.array(z.object({ id: z.string(), version: z.number(), name: z.string() })) }),
  }),
});

export interface MenuChange {
  /** Milliseconds until the last node sold the dish under its new name: on a busy machine they measure the machine. */
  readonly slowestMs: number;
  readonly faults: readonly string[];
}

/**
 * Staff rename a dish on one node. Every node has to find it by its new name, out of an index that it keeps in memory, and has to
 * tell the pages that are open on it.
 */
export async function changeMenu(
  staff: Browser,
  nodes: readonly string[],
  streams: readonly LiveStream<CatalogEvent>[],
  names: { readonly from: string; readonly to: string },
): Promise<MenuChange> {
  // Each has searched before: an index of the old menu is there to be mistaken for the new one.
  await Promise.all(nodes.map((url) => find(url, names.from)));
  const dish = await find(staff.url, names.from, staff);
  const input = { id: dish?.id, version: dish?.version, name: [{ locale: 'en', value: names.to }] };
  const askedAt = performance.now();
  const answer = await staff.ask(RENAME, { input });
  const seen = await Promise.all(nodes.map((url) => until(async () => (await find(url, names.to))?.name === names.to)));
  const announced = await Promise.all(
    streams.map(({ connections }) =>
      until(async () => connections.some(({ events }) => events.some(({ at }) => at > askedAt))),
    ),
  );
  return {
    slowestMs: Math.round(Math.max(...seen.map((ms) => ms ?? LONGEST_MS))),
    faults: [
      ...(answer === null ? ['the dish could not be renamed'] : []),
      ...seen.flatMap((ms, index) => (ms === null ? [`node ${index + 1} sells the old menu`] : [])),
      ...announced.flatMap((ms, index) => (ms === null ? [`node ${index + 1} did not announce the new menu`] : [])),
    ],
  };
}

async function find(url: string, text: string, browser = new Browser(url, '10.4.0.1')) {
  const data = await browser.ask(FIND, { text }, url);
  return data === null ? null : (Found.parse(data).channel.search.nodes[0] ?? null);
}

/** @returns milliseconds until it was so; null when that took too long. */
async function until(isSo: () => Promise<boolean>): Promise<number | null> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > LONGEST_MS) return null;
    await sleep(LOOK_MS);
  }
  return performance.now() - startedAt;
}
