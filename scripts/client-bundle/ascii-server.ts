import type { Plugin } from 'vite';
import { asAscii } from '../preparation/ascii.mjs';

/** Pages are rendered by a bundle in ASCII. Browsers get theirs in UTF-8, which is shorter to send. */
export function asciiServer(): Plugin {
  return {
    name: 'carte:ascii-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asAscii(file.code);
    },
  };
}
