import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  GraphQLSchema,
  getOperationAST,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import type { Context } from '../../graphql/context';
import { toPublicError } from '../../graphql/error-mask';
import { Forbidden } from '../../kernel/refusals';
import { schema } from '../../schema';
import { withCatalogInMemory } from '../graphql/catalog-from-memory';

/**
 * A GraphQL document that a REST path answers with, parsed and held against the schema once.
 *
 * @throws {Error} at start, when the document does not fit the schema.
 */
export function storedOperation(source: string) {
  const document = validated(schema, source);
  return (context: Context, variables: Record<string, unknown> = {}) =>
    answer(schema, document, { context, variables });
}

/**
 * The same for an object that is at hand already: what of it a REST path shows, without reading it again.
 *
 * @param source - a document whose query selects fields of `typeName`.
 * @throws {Error} at start, when the document does not fit the type.
 */
export function storedSelection<Shown extends object>(typeName: string, source: string) {
  const query = schema.getType(typeName);
  if (!isObjectType(query)) throw new Error(`${typeName} is no object type`);
  // The type's own fields, with all that guards them, stand where the schema's queries would.
  const ofType = new GraphQLSchema({ ...schema.toConfig(), query, mutation: null, subscription: null });
  const document = validated(ofType, source);
  return (context: Context, shown: Shown) => answer(ofType, document, { context, shown });
}

function validated(against: GraphQLSchema, source: string): DocumentNode {
  const document = parse(source);
  const problems = validate(against, document);
  if (problems.length > 0) throw new AggregateError(problems, problems.map(({ message }) => message).join('; '));
  return document;
}

interface Asked {
  readonly context: Context;
  readonly variables?: Record<string, unknown>;
  readonly shown?: object;
}

/** What comes after a mutation has to see what that has written. */
function isQuery(document: DocumentNode): boolean {
  return getOperationAST(document)?.operation === 'query';
}

async function answer(
  from: GraphQLSchema,
  document: DocumentNode,
  { context, variables, shown }: Asked,
): Promise<Record<string, unknown>> {
  const result = (await execute({
    schema: from,
    document,
    rootValue: shown,
    contextValue: shown === undefined && isQuery(document) ? await withCatalogInMemory(context) : context,
    variableValues: variables,
  })) as ExecutionResult<Record<string, unknown>>;
  const [error] = result.errors ?? [];
  if (error) throw isNotAllowed(error) ? new Forbidden() : (error.originalError ?? toPublicError(error, context));
  return result.data ?? {};
}

/** A field that the caller may not read, such as an order's sums for a cook: a path answers whole, or not at all. */
function isNotAllowed({ originalError: cause }: GraphQLError): boolean {
  return cause instanceof GraphQLError && cause.extensions.code === 'FORBIDDEN';
}
