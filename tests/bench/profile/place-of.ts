import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallFrame, Place } from './profile';

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Says where functions of our built server stand in its source, and of which package the others are. */
export function createPlaces(root: string): (frame: CallFrame) => Place {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readSourceMap(`${file}.map`));
    return maps.get(file) ?? null;
  };
  return (frame) => {
    const { functionName, url, lineNumber, columnNumber } = frame;
    const name = functionName || 'anonymous';
    if (!url) return { group: /^\(.*\)$/.test(functionName) ? functionName : 'engine', name };
    if (url.startsWith('node:')) return { group: 'node', name: `${name} ${url}` };
    const built = url.startsWith('file:') ? fileURLToPath(url) : url;
    const [, packaged] = PACKAGE.exec(built) ?? [];
    if (packaged) return { group: packaged, name: `${name} ${packaged}` };
    const entry = mapOf(built)?.findEntry(lineNumber, columnNumber);
    const isMapped = entry !== undefined && 'originalSource' in entry;
    const file = relative(root, isMapped ? resolve(dirname(built), entry.originalSource) : built);
    const line = isMapped ? entry.originalLine : lineNumber;
    return { group: dirname(file), name: `${name} ${file}:${line + 1}` };
  };
}

function readSourceMap(path: string): SourceMap | null {
  if (!existsSync(path)) return null;
  return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
}
