import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graphql/context';
import { failed, inSpan } from '../../telemetry/span';
import { sourceOf } from '../limits/cost-limit';
import { operationNames } from './operation-names';

/**
 * A span for each GraphQL operation, around what its resolvers do.
 *
 * @param documents - our client's: spans have the names of these operations only.
 */
export function operationSpans(documents: Iterable<string>): Plugin<Context> {
  const nameOf = operationNames(documents);
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const name = nameOf(sourceOf(args.contextValue));
      setExecuteFn((executed) =>
        inSpan(`graphql ${name}`, { attributes: { 'graphql.operation.name': name } }, async (span) => {
          const result = await executeFn(executed);
          if (!isAsyncIterable(result) && result.errors?.length) failed(span, 'GraphQLError');
          return result;
        }),
      );
    },
  };
}
