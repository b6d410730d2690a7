import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The router marks styles that its entry brings by an empty fragment. */
const STYLE_SHEET = /^(\/assets\/[\w.-]+\.css)#?$/;

/** Reads the build's style sheets, each once: pages bring them along. @returns null for what is none of them. */
export function builtStyles(client: string): (href: string) => string | null {
  const styles = new Map<string, string>();
  return (href) => {
    const [, path] = STYLE_SHEET.exec(href) ?? [];
    if (!path) return null;
    const style = styles.get(path) ?? readFileSync(join(client, path), 'utf8').trim();
    styles.set(path, style);
    return style;
  };
}
