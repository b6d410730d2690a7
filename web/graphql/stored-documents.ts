/**
 * What urql needs of `@0no-co/graphql.web` where every document is a stub with a stored id: no parser and no printer, 3 KB less in
 * each page. The bundler puts it in the package's place for browsers (`document-modules.ts`).
 */
export const Kind = {
  DOCUMENT: 'Document',
  FIELD: 'Field',
  NAME: 'Name',
  FRAGMENT_DEFINITION: 'FragmentDefinition',
  OPERATION_DEFINITION: 'OperationDefinition',
} as const;

interface Extended {
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** An error of an answer, as the package's own. */
export class GraphQLError extends Error {
  override readonly name = 'GraphQLError';
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    readonly nodes?: unknown,
    readonly source?: unknown,
    readonly positions?: unknown,
    readonly path?: readonly (string | number)[],
    readonly originalError?: Extended,
    extensions?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.extensions = extensions ?? originalError?.extensions ?? {};
  }
}

/** One operation, as `document-modules.ts` writes it. */
interface Stub {
  readonly definitions: readonly { readonly operation: string; readonly name: { readonly value: string } }[];
}

/** By its name, which no other document has: urql tells operations apart by this text, and sends the id. */
export function print({ definitions }: Stub): string {
  return definitions.map(({ operation, name }) => `${operation} ${name.value}`).join(' ');
}

export function parse(): never {
  throw new Error('documents are compiled, not parsed: write graphql(`…`)');
}
