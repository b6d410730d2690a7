import { type ExecutionArgs, print } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { lastStopEnd } from '../catalog/stop-ends.store';
import type { Context } from '../graphql/context';
import { schema } from '../schema';
import { catalogDocuments } from './catalog-document';
import { isKnown, weakEntityTag } from './entity-tag';
import { requestOf } from './request-of';

/** Whoever has it asks whether it is still the same; a cache that serves many keeps only what anyone may see. */
const CACHE_CONTROL = 'no-cache';
/** What the answer's language, form and reader hang on. */
const VARY = 'accept, accept-language, x-locale, cookie, authorization';

interface Tagged {
  readonly tag: string;
  /** The asker has it already. */
  readonly isKnown: boolean;
}

type Asked = Pick<ExecutionArgs, 'document' | 'variableValues'> & { readonly contextValue: Context };

async function tagOf({ document, variableValues, contextValue }: Asked, buildId: string, accept: string) {
  const { channel, locale, origin } = contextValue;
  if (!channel) return null;
  const backOnSale = await lastStopEnd(contextValue, channel);
  const parts = [buildId, channel.id, channel.catalogRevision, backOnSale, locale, origin, accept];
  return weakEntityTag(JSON.stringify([...parts, print(document), variableValues ?? {}]));
}

/** Requests that were answered out of the catalog alone. */
const catalogReads = new WeakSet<Request>();

/** Whether the answer, without a fault, hangs on nothing but the shop, its catalog and the reader's language. */
export const isCatalogRead = (request: Request): boolean => catalogReads.has(request);

/**
 * Gives answers about the catalog a tag that follows its revision: asked for again by GET with the tag, no resolver
 * runs. Only for visitors, whose rights are everybody's, and for documents that touch nothing of a session. `isCatalogRead`
 * then tells of those.
 *
 * @param buildId - another build may answer otherwise.
 */
export function catalogTags(buildId: string): Plugin<Context> {
  const readsCatalogOnly = catalogDocuments(schema);
  const tagged = new WeakMap<Request, Tagged>();
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const asked: Asked = args;
      const request = requestOf(args.contextValue);
      if (!request || args.contextValue.actor.kind !== 'visitor' || !readsCatalogOnly(args.document)) return undefined;
      const { method, headers } = request;
      const tag = method === 'GET' ? await tagOf(asked, buildId, headers.get('accept') ?? '') : null;
      if (tag !== null && isKnown(headers, tag)) {
        tagged.set(request, { tag, isKnown: true });
        setResultAndStopExecution({ data: null });
        return undefined;
      }
      return {
        onExecuteDone({ result }) {
          if (isAsyncIterable(result) || result.errors) return;
          catalogReads.add(request);
          if (tag !== null) tagged.set(request, { tag, isKnown: false });
        },
      };
    },
    onResponse({ request, response, setResponse }) {
      const found = tagged.get(request);
      if (!found) return;
      // With a cookie the language may be the visitor's own.
      const isPersonal = request.headers.has('cookie');
      const headers = {
        etag: found.tag,
        vary: VARY,
        'cache-control': `${isPersonal ? 'private' : 'public'}, ${CACHE_CONTROL}`,
      };
      if (found.isKnown) return setResponse(new Response(null, { status: 304, headers }));
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    },
  };
}
