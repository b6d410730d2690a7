import type { DocumentNode, ExecutionResult } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graphql/context';

/**
 * Reads what visitors ask of the catalog from the replica, as soon as that has the revision that was current when they
 * asked. Such an operation changes nothing, so what fails there is simply done again on the primary.
 *
 * @param readsCatalogOnly - of a document: see `catalogDocuments`.
 */
export function catalogFromReplica(readsCatalogOnly: (document: DocumentNode) => boolean): Plugin<Context> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const context: Context = args.contextValue;
      const { replica, channel, actor } = context;
      if (!channel || actor.kind !== 'visitor' || !readsCatalogOnly(args.document)) return;
      setExecuteFn(async (asked) => {
        const db = await replica.atRevision(channel.id, channel.catalogRevision);
        if (!db) return executeFn(asked);
        const answer: ExecutionResult = await executeFn({
          ...asked,
          contextValue: { ...asked.contextValue, db, catalogDb: db },
        });
        if (!answer.errors) return answer;
        const again = await executeFn(asked);
        const [{ originalError } = {}] = answer.errors;
        if (!isAsyncIterable(again) && !again.errors) replica.failed(originalError ?? answer.errors[0]);
        return again;
      });
    },
  };
}
