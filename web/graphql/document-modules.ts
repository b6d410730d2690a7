import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*(?:\/\*\s*GraphQL\s*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g;
const TAG_IMPORT = /^import\s*\{\s*graphql\s*\}\s*from\s*['"]([^'"]*\/gql)\/gql(?:\.js)?['"];?/m;
const HEADER = /^\s*(?:#[^\n]*\n\s*)*(query|mutation|subscription|fragment)\s+(\w+)/;

type Kind = 'query' | 'mutation' | 'subscription' | 'fragment';
/** `server`: the whole document. `browser`: an operation's name and stored id, which is all that is sent. */
export type Target = 'server' | 'browser';

interface Definition {
  readonly kind: Kind;
  readonly name: string;
}

function definitionOf(source: string): Definition {
  const [, kind, name] = HEADER.exec(source) ?? [];
  if (name && (kind === 'query' || kind === 'mutation' || kind === 'subscription' || kind === 'fragment')) {
    return { kind, name };
  }
  throw new Error(`graphql() takes one named operation or fragment, not: ${source.trim().slice(0, 60)}`);
}

/** Operation name → stored id, out of the generated `persisted-documents.json` (id → text). */
export function storedIds(persistedDocuments: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(persistedDocuments).flatMap(([id, text]) =>
      [...text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)].slice(0, 1).map(([, name]) => [name ?? '', id]),
    ),
  );
}

/** An operation without its selections: urql reads kind and name, and sends the id. In development the package's own printer reads all. */
function stub({ kind, name }: Definition, id: string): string {
  const definition = {
    kind: 'OperationDefinition',
    operation: kind,
    name: { kind: 'Name', value: name },
    selectionSet: { kind: 'SelectionSet', selections: [] },
  };
  return `(${JSON.stringify({ kind: 'Document', definitions: [definition], __meta__: { hash: id } })})`;
}

/**
 * Rewrites every `graphql(…)` call of a module, and drops the import of the generated map, which would pull every
 * document of the application into whatever imports it.
 *
 * @returns the new source, or null when the module has no document.
 * @throws when a document is not in the generated files: codegen has to run first.
 */
export function rewriteDocuments(source: string, target: Target, ids: ReadonlyMap<string, string>): string | null {
  const [importLine, generated] = TAG_IMPORT.exec(source) ?? [];
  if (!importLine) return null;
  const imports: string[] = [];
  const rewritten = source.replace(CALL, (call, document: string) => {
    const definition = definitionOf(document);
    const { kind, name } = definition;
    // Line numbers stay as they were, so that stack traces and breakpoints need no source map of ours.
    const lines = '\n'.repeat(call.split('\n').length - 1);
    if (target === 'server') {
      const exported = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
      imports.push(exported);
      return exported + lines;
    }
    if (kind === 'fragment') return `({})${lines}`;
    const id = ids.get(name);
    if (!id) throw new Error(`${kind} ${name} has no stored id: run codegen`);
    return stub(definition, id) + lines;
  });
  const replacement = imports.length > 0 ? `import { ${imports.join(', ')} } from '${generated}/graphql';` : '';
  return rewritten.replace(importLine, replacement);
}

/** Vite plugin around {@link rewriteDocuments}. `generated` is codegen's output folder, from the root. */
export function documentModules({ generated }: { generated: string }): Plugin {
  let root = process.cwd();
  let ids: ReadonlyMap<string, string> | null = null;
  const readIds = () =>
    storedIds(JSON.parse(readFileSync(resolve(root, generated, 'persisted-documents.json'), 'utf8')));
  return {
    name: 'carte:document-modules',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      ids = null;
    },
    resolveId(id) {
      const isStubsOnly = id === '@0no-co/graphql.web' && this.environment.name === 'client';
      return isStubsOnly ? resolve(root, 'web/graphql/stored-documents.ts') : null;
    },
    transform(source, id) {
      if (id.includes('/node_modules/') || id.includes(`/${generated}/`) || !/\.tsx?(?:$|\?)/.test(id)) return null;
      if (!TAG_IMPORT.test(source)) return null;
      ids ??= readIds();
      const target = this.environment.name === 'client' ? 'browser' : 'server';
      const code = rewriteDocuments(source, target, ids);
      return code === null ? null : { code, map: null };
    },
  };
}
