import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { OLDEST_TARGET } from './oldest-browsers.mjs';

const QUERY = '?page-script';

/**
 * A script inlined into the page, because it must run before the first paint: `import text from
 * './color-mode.ts?page-script'` gives the server its text, bundled and minified, and the browser none. As a file it is typed and
 * linted.
 */
export function pageScripts(): Plugin {
  return {
    name: 'carte:page-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      // The browser has run it by then: hydration leaves the server's text alone.
      if (this.environment.name === 'client') return 'export default ""';
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -QUERY.length)],
        bundle: true,
        minify: true,
        format: 'iife',
        target: OLDEST_TARGET,
        write: false,
        metafile: true,
        logLevel: 'silent',
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      // `</script` inside an inline script would end it.
      const text = (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
