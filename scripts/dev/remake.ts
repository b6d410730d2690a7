import { sep } from 'node:path';

/** A program that makes files out of others, as arguments of Node. */
export type Program = readonly string[];

const CODEGEN: Program = ['scripts/build.mjs', 'codegen'];
const MESSAGES: Program = ['scripts/messages.mjs'];
export const WORKERS: Program = ['scripts/bundle-service-worker.mjs'];

const GENERATED = /^(gql|documents|i18n\/compiled)\//;
const TEST = /\.test\.tsx?$/;
const WORKER_SOURCE =
  /^(service-worker|graphql\/live)\/|^document\/(look-up-locales|page-scripts\/(explorer|sign-in-window))\.ts$/;
const MESSAGE_SOURCE = /^i18n\/messages\//;
const DOCUMENT = /\bgraphql\(\s*`/;

/**
 * The generators to run after a file of `web` was saved; Vite handles everything else.
 * @param file - below `web`.
 * @param text - its content; empty when it was deleted.
 */
export function programsFor(file: string, text: string): readonly Program[] {
  const path = file.split(sep).join('/');
  if (GENERATED.test(path) || TEST.test(path)) return [];
  if (MESSAGE_SOURCE.test(path)) return [MESSAGES];
  return [...(DOCUMENT.test(text) ? [CODEGEN] : []), ...(WORKER_SOURCE.test(path) ? [WORKERS] : [])];
}
