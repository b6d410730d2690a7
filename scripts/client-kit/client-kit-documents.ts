import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql';
import { projectRoot } from '../../api/kernel/project-root';

const FOLDER = 'examples/client-kit';
const NOTICE = '// Written by `npm run client-kit` from documents.graphql.';

interface WrittenFile {
  /** Under the project's root. */
  readonly file: string;
  readonly text: string;
}

/** The kit's files that are made of `documents.graphql` and the schema: operations as texts, and their types. */
export async function clientKitDocuments(): Promise<readonly WrittenFile[]> {
  const source = join(projectRoot, FOLDER, 'documents.graphql');
  const document = parse(await readFile(source, 'utf8'));
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  return [
    { file: join(FOLDER, 'documents.js'), text: operationTexts(operations, fragments) },
    { file: join(FOLDER, 'documents.types.d.ts'), text: await operationTypes(source) },
  ];
}

function operationTexts(
  operations: readonly OperationDefinitionNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const texts = operations.map((operation) => {
    const name = operation.name?.value ?? '';
    const kind = operation.operation[0]?.toUpperCase() + operation.operation.slice(1);
    const types = `import('./documents.types.d.ts')`;
    const type = `import('./client.js').TypedText<${types}.${name}${kind}, ${types}.${name}${kind}Variables>`;
    const parts = [operation, ...fragmentsOf(operation, fragments)];
    return `export const ${name} = /** @type {${type}} */ (\`${parts.map(print).join('\n\n')}\`);\n`;
  });
  return `// @ts-check\n${NOTICE}\n\n${texts.join('\n')}`;
}

/** The fragments that a definition spreads, and those that they spread in turn, each once. */
function fragmentsOf(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): ReadonlySet<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment) throw new Error(`documents.graphql has no fragment ${name.value}`);
      if (found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

async function operationTypes(documents: string): Promise<string> {
  const [file] = await generate(
    {
      silent: true,
      schema: join(projectRoot, 'schema.storefront.graphql'),
      documents,
      generates: {
        'documents.types.d.ts': {
          plugins: ['typescript-operations'],
          config: {
            enumsAsTypes: true,
            immutableTypes: true,
            inlineFragmentTypes: 'inline',
            onlyOperationTypes: true,
            strictScalars: true,
            scalars: { ID: 'string', DateTime: 'string', Date: 'string', TimeOfDay: 'string', URL: 'string' },
          },
        },
      },
    },
    false,
  );
  if (!file) throw new Error('no types were generated for documents.graphql');
  return `${NOTICE}\n${file.content}`;
}
