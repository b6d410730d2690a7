import { type DocumentNode, type ExecutionArgs, print } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { hasStopAhead, lastStopEnd } from '../../catalog/stops/stop-ends.store';
import type { Context } from '../../graphql/context';
import { requestOf } from '../request/request-of';
import { isKnown, weakEntityTag } from './entity-tag';

/** Clients revalidate with the tag; shared caches keep only public answers. */
const CACHE_CONTROL = 'no-cache';
/** For an address with the present revision in it. Another build may say the same otherwise, so not for good. */
const NAMED_REVISION_CONTROL = 'max-age=3600';
/** What the answer's language, form and reader hang on. */
const VARY = 'accept, accept-language, x-locale, cookie, authorization';

interface Tagged {
  readonly tag: string;
  /** The asker has it already. */
  readonly isKnown: boolean;
  readonly cacheControl: string;
}

type Asked = Pick<ExecutionArgs, 'document' | 'variableValues'> & { readonly contextValue: Context };

async function tagOf({ document, variableValues, contextValue }: Asked, buildId: string, accept: string) {
  const { channel, locale, origin } = contextValue;
  if (!channel) return null;
  const backOnSale = await lastStopEnd(contextValue, channel);
  const parts = [buildId, channel.id, channel.catalogRevision, backOnSale, locale, origin, accept];
  return weakEntityTag(JSON.stringify([...parts, print(document), variableValues ?? {}]));
}

/**
 * Whether the answer may be kept without asking: the address says of which revision it is, and nothing changes without a
 * new one. After a change readers use the new revision's address, so nothing has to be purged.
 */
async function namesRevision({ url }: Request, context: Context): Promise<boolean> {
  const { channel } = context;
  const named = new URL(url).searchParams.get('revision');
  return channel !== null && named === String(channel.catalogRevision) && !(await hasStopAhead(context, channel));
}

/** Requests that were answered out of the catalog alone. */
const catalogReads = new WeakSet<Request>();

/** Whether the answer, without a fault, hangs on nothing but the shop, its catalog and the reader's language. */
export const isCatalogRead = (request: Request): boolean => catalogReads.has(request);

/**
 * Gives answers about the catalog a tag that follows its revision: asked for again by GET with the tag, no resolver
 * runs. Only for visitors, who all have the same rights, and for documents that touch nothing of a session. `isCatalogRead`
 * is true for answers to such documents without errors, to visitors and others.
 *
 * @param buildId - another build may answer otherwise.
 * @param readsCatalogOnly - of a document: see `catalogDocuments`.
 */
export function catalogTags(buildId: string, readsCatalogOnly: (document: DocumentNode) => boolean): Plugin<Context> {
  const tagged = new WeakMap<Request, Tagged>();
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const asked: Asked = args;
      const request = requestOf(args.contextValue);
      if (!request || !readsCatalogOnly(args.document)) return undefined;
      const { method, headers } = request;
      // Others' rights are their own: a tag is for what everybody may see.
      const isTagged = method === 'GET' && args.contextValue.actor.kind === 'visitor';
      const tag = isTagged ? await tagOf(asked, buildId, headers.get('accept') ?? '') : null;
      const isNamed = tag !== null && (await namesRevision(request, args.contextValue));
      const cacheControl = isNamed ? NAMED_REVISION_CONTROL : CACHE_CONTROL;
      if (tag !== null && isKnown(headers, tag)) {
        tagged.set(request, { tag, isKnown: true, cacheControl });
        setResultAndStopExecution({ data: null });
        return undefined;
      }
      return {
        onExecuteDone({ result }) {
          if (isAsyncIterable(result) || result.errors) return;
          catalogReads.add(request);
          if (tag !== null) tagged.set(request, { tag, isKnown: false, cacheControl });
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
        'cache-control': isPersonal ? `private, ${CACHE_CONTROL}` : `public, ${found.cacheControl}`,
      };
      if (found.isKnown) return setResponse(new Response(null, { status: 304, headers }));
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    },
  };
}
