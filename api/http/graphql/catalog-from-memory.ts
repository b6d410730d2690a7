import { once } from 'node:events';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { catalogInMemory } from '../../catalog/read-model/catalog-in-memory.store';
import type { Context } from '../../graphql/context';
import { repeatsFields } from '../../graphql/shared-results';

/**
 * Queries read the catalog from memory, at the revision that was current when they came; `fromCatalog` says what others read.
 * Fields that a query repeats share their results.
 */
export function catalogFromMemory(): Plugin<Context> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation !== 'query') return;
      setExecuteFn(async (asked) => {
        const context: Context = repeatsFields(args.document)
          ? { ...asked.contextValue, results: new WeakMap() }
          : asked.contextValue;
        const reading = withCatalogInMemory(context);
        if (!('signal' in asked && asked.signal instanceof AbortSignal)) {
          return executeFn({ ...asked, contextValue: await reading });
        }
        // After a timeout the execution itself answers that it took too long.
        const stopped = once(asked.signal, 'abort').then(() => context);
        return executeFn({ ...asked, contextValue: await Promise.race([reading, stopped]) });
      });
    },
  };
}

/** The same context, which reads the catalog from memory. */
export async function withCatalogInMemory(context: Context): Promise<Context> {
  const { channel, db, logger } = context;
  if (!channel) return context;
  try {
    return { ...context, catalog: await catalogInMemory(db, channel) };
  } catch (error) {
    // Each field that can't be read now fails by itself, and its error says whose fault it is.
    logger.warn({ err: error }, 'the catalog could not be read into memory');
    return context;
  }
}
