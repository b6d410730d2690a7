import { readFileSync } from 'node:fs';

/** The commands that a page prints, in its order: a text for each block. @param section - its heading; all of them unless given. */
export function blocksOf(page: string, section?: string): string[] {
  const text = readFileSync(page, 'utf8');
  const from = section === undefined ? 0 : text.indexOf(`\n## ${section}\n`) + 1;
  const to = section === undefined ? -1 : text.indexOf('\n## ', from);
  const part = text.slice(from, to === -1 ? undefined : to);
  return [...part.matchAll(/^( *)```sh\n([\s\S]*?)\n\1```$/gm)].map(([, , block = '']) =>
    block.replaceAll(/^ +/gm, ''),
  );
}
