import { type ExecutionResult, execute, parse, validate } from 'graphql';
import type { Context } from '../graphql/context';
import { schema } from '../schema';
import { toPublicError } from './error-mask';

/**
 * A GraphQL document that a REST path answers with, parsed and held against the schema once.
 *
 * @throws {Error} at start, when the document does not fit the schema.
 */
export function storedOperation(source: string) {
  const document = parse(source);
  const problems = validate(schema, document);
  if (problems.length > 0) throw new AggregateError(problems, problems.map(({ message }) => message).join('; '));
  return async (context: Context, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const result = (await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
    })) as ExecutionResult<Record<string, unknown>>;
    const [error] = result.errors ?? [];
    if (error) throw error.originalError ?? toPublicError(error, context);
    return result.data ?? {};
  };
}
