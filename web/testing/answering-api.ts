import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import {
  type Client,
  cacheExchange,
  createClient,
  fetchExchange,
  type Operation,
  subscriptionExchange,
} from '@urql/core';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { vi } from 'vitest';
import storedTexts from '../gql/persisted-documents.json';
import { activity, activityExchange } from '../graphql/activity';
import { storedIdExchange, storedIdOf } from '../graphql/stored-id';
import { completed, type Parts } from './made';

type Document<Data, Variables> = DocumentTypeDecoration<Data, Variables>;

/** What one document of the client is answered with: see {@link answer}. */
export interface Answer {
  readonly name: string;
  readonly parts: unknown;
}

/**
 * Made data for one document. A function sees the variables; one that throws loses the connection, and one that returns
 * a promise keeps the page waiting.
 */
export function answer<Data, Variables>(
  document: Document<Data, Variables>,
  parts: Parts<Data> | ((variables: Variables) => Parts<Data> | Promise<Parts<Data>>),
): Answer {
  return { name: nameOf(document), parts };
}

/**
 * Answers the client's documents out of made data, with the client's own exchanges and no server. Queries that have no
 * answer read a plain open shop; a mutation without one fails.
 */
export class AnsweringApi {
  readonly client: Client;
  readonly #answers = new Map<string, Answer>();
  readonly #sent: { readonly name: string; readonly variables: unknown }[] = [];
  readonly #readers = new Map<string, Set<(parts: unknown) => void>>();

  constructor(answers: readonly Answer[]) {
    for (const each of answers) this.answer(each);
    this.client = createClient({
      url: '/graphql',
      fetch: this.fetch,
      preferGetMethod: false,
      exchanges: [storedIdExchange, cacheExchange, activityExchange(activity), fetchExchange, this.#live()],
    });
  }

  /** From now on, for this document. */
  answer(given: Answer): void {
    this.#answers.set(given.name, given);
  }

  /** The variables of each request for this document, in order. */
  sent<Variables>(document: Document<unknown, Variables>): Variables[] {
    const name = nameOf(document);
    return this.#sent.flatMap((each) => (each.name === name ? [each.variables as Variables] : []));
  }

  /** An event of a subscription, to those who follow it; waits until something follows, as a page may still load. */
  async push<Data, Variables>(subscription: Document<Data, Variables>, parts: Parts<Data>): Promise<void> {
    const name = nameOf(subscription);
    await vi.waitUntil(() => this.#readers.get(name)?.size, { timeout: 10_000 });
    for (const read of this.#readers.get(name) ?? []) read(parts);
  }

  readonly fetch: typeof fetch = async (_url, options) => {
    const { variables = {}, extensions } = JSON.parse(String(options?.body));
    const document = storedDocument(extensions);
    const name = nameOf(document);
    this.#sent.push({ name, variables });
    const given = this.#answers.get(name);
    if (!given && operationOf(document).operation === 'mutation') throw new Error(`nothing answers ${name}`);
    const parts = await (typeof given?.parts === 'function' ? given.parts(variables) : given?.parts);
    return Response.json({ data: completed(document, parts, variables) });
  };

  #live() {
    return subscriptionExchange({
      forwardSubscription: ({ extensions, variables = {} }) => ({
        subscribe: (sink) => {
          const document = storedDocument(extensions);
          const name = nameOf(document);
          const read = (parts: unknown) => sink.next({ data: completed(document, parts, variables) });
          const readers = this.#readers.get(name) ?? new Set();
          this.#readers.set(name, readers.add(read));
          return { unsubscribe: () => void readers.delete(read) };
        },
      }),
    });
  }
}

const TEXTS: Readonly<Record<string, string>> = storedTexts;

/** Pages send ids: the server's store has the texts. */
function storedDocument(extensions: Operation['extensions']): DocumentNode {
  const text = TEXTS[storedIdOf(extensions) ?? ''];
  if (!text) throw new Error('only documents from graphql() can be sent from the browser');
  return parse(text);
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a fragment is not answered: see made()');
  return operation;
}

const nameOf = (document: object) => operationOf(document as DocumentNode).name?.value ?? '';
