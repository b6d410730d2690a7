import { type Answer, TestClient } from '../server/testing-client';
import { differences, filled, type GuideExample, readCurl } from './testing-guide';

export type Answered = Pick<Answer, 'body' | 'headers'>;

/** Sends what an example of a guide asks. */
export interface GuideReader {
  /** What the answers so far gave, by the names that the guide gives them. */
  readonly known: Map<string, string>;
  /** Sends a command once. */
  send(example: GuideExample): Promise<Answered>;
  /** Sends an example, as often as its kind wants it, and reads the first event of a stream. */
  ask(example: GuideExample): Promise<Answered>;
  /** What of an answer is not as the guide has it. */
  differences(example: GuideExample, answered: Answered): string[];
}

/** @param environment - what `$NAME` stands for in a command. */
export function guideReader(visitor: TestClient, environment: Readonly<Record<string, string>>): GuideReader {
  const known = new Map<string, string>();
  const call = (text: string) =>
    readCurl(filled(text, known).replace(/\$(\w+)/g, (whole, name: string) => environment[name] ?? whole));
  const send = (example: GuideExample): Promise<Answered> => {
    if (example.kind === 'graphql') {
      const { text, variables } = example;
      return visitor.graphql(text, variables === null ? {} : JSON.parse(filled(variables, known)));
    }
    const { url, method, headers, body } = call(example.text);
    return new TestClient(visitor.url).send(method, url, body, headers);
  };
  return {
    known,
    send,
    async ask(example) {
      if (!example.isEvent) return send(example);
      const { url, method, headers, body } = call(example.text);
      const event = await firstEvent(url, { method, headers: { ...headers }, ...(body !== undefined && { body }) });
      return { body: event, headers: new Headers() };
    },
    differences({ answer, headers }, { body, headers: actual }) {
      const promised: object = JSON.parse(headers ?? '{}');
      return [
        ...differences(JSON.parse(answer), body, known),
        ...differences(promised, shownOf(actual, promised), known, 'headers'),
      ];
    },
  };
}

async function firstEvent(url: string, init: RequestInit): Promise<unknown> {
  const leaving = new AbortController();
  const { body } = await fetch(url, { ...init, signal: leaving.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const [, data] = /event: next\ndata: (.*)\n/.exec(text) ?? [];
    const chunk = data === undefined ? await reader?.read() : undefined;
    if (data !== undefined || !chunk || chunk.done) {
      leaving.abort();
      return data === undefined ? text : JSON.parse(data);
    }
    text += chunk.value;
  }
}

/** Of the answer's headers those that the guide shows. */
function shownOf(headers: Headers, shown: object): Record<string, string> {
  return Object.fromEntries(
    Object.keys(shown).flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
