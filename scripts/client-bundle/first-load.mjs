/** Everything that a browser loads before one of the router's pages runs. @typedef {{ scripts: string[], styles: string[] }} FirstLoad */

const PREFIX = 'window.__reactRouterManifest=';

/**
 * Parses the router's manifest, `assets/manifest-*.js`.
 * @param {string} source
 */
export function readManifest(source) {
  return JSON.parse(source.slice(source.indexOf(PREFIX) + PREFIX.length).replace(/;\s*$/, ''));
}

/**
 * Writes a manifest as a script: the inverse of `readManifest`.
 * @returns {string} a script.
 */
export function writeManifest(manifest) {
  return `${PREFIX}${JSON.stringify(manifest)};`;
}

/**
 * The files of a page and of its layouts, without those that load later, on a click.
 * @param manifest - from `readManifest`.
 * @param {string} route - its id: the file in `web/`, without its extension.
 * @returns {FirstLoad}
 * @throws {Error} when there is no such route.
 */
export function firstLoad({ url, entry, routes }, route) {
  const scripts = new Set([url, entry.module, ...entry.imports]);
  const styles = new Set(entry.css);
  for (let id = route; id; id = routes[id].parentId) {
    if (!routes[id]) throw new Error(`no route ${id}: the check has to follow where it went`);
    const { module, clientLoaderModule, clientActionModule, clientMiddlewareModule, imports, css } = routes[id];
    for (const file of [module, clientLoaderModule, clientActionModule, clientMiddlewareModule, ...(imports ?? [])]) {
      if (file) scripts.add(file);
    }
    for (const file of css ?? []) styles.add(file);
  }
  return { scripts: [...scripts], styles: unique(styles) };
}

/** The router marks styles that an entry brings by an empty fragment. */
function unique(styles) {
  return [...new Set([...styles].map((file) => file.replace(/#$/, '')))];
}
