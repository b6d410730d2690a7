import { dirname, join, relative, sep } from 'node:path';
import { zones } from './zones.mjs';

const EXTENSION = /\.(tsx?|mts|mjs|js)$/;
const TEST = /\.test$|\/testing(-[^/]*)?$/;

/**
 * The import zones that an import breaks, one sentence each.
 * @param file - relative to the project, without its extension.
 * @param specifier - as written in the import.
 */
export function brokenZones(file, specifier, isType) {
  const target = specifier.startsWith('.') ? toPath(join(dirname(file), specifier)) : specifier;
  // Tests build worlds out of everything on their own side of the bridge between api and web.
  const isOnOwnSide = (TEST.test(file) ? [/^api\//, /^web\//] : []).some(
    (side) => side.test(file) && side.test(target),
  );
  if (isOnOwnSide) return [];
  return zones
    .filter(
      ({ files, forbidden, typesAllowed }) => files.test(file) && forbidden.test(target) && !(isType && typesAllowed),
    )
    .map(({ reason }) => reason);
}

/**
 * A rule of our own for Oxlint. The zones go by role suffix as much as by folder, which the plugins for import
 * boundaries say in more lines than this; and our imports are relative, so nothing has to be resolved.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const importZones = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = toPath(relative(context.cwd, context.filename));
    const check = (node, isType) => {
      if (typeof node.source?.value !== 'string') return;
      for (const message of brokenZones(file, node.source.value, isType)) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, isTypeImport(node)),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
    };
  },
};

/** `import type { A }`, and `import { type A, type B }` too. */
function isTypeImport({ importKind, specifiers }) {
  return importKind === 'type' || (specifiers.length > 0 && specifiers.every((name) => name.importKind === 'type'));
}

function toPath(path) {
  return path.split(sep).join('/').replace(EXTENSION, '');
}
