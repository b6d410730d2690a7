// Starts GraphiQL on its page (`api/http/graphql/graphiql.ts`), whose own scripts have come before.
interface Options {
  readonly favicon: string;
  readonly audience: string;
  readonly explorer: unknown;
}

declare const YogaGraphiQL: { renderYogaGraphiQL(root: Element | null, options: unknown): void };

const WORKERS: Readonly<Record<string, string>> = { json: 'json-worker.js', graphql: 'graphql-worker.js' };
const { favicon, audience, explorer }: Options = JSON.parse(document.querySelector('#options')?.textContent ?? '');

Object.assign(self, {
  MonacoEnvironment: {
    globalAPI: false,
    getWorkerUrl: (_module: string, label: string) => `/graphql/explorer/${WORKERS[label] ?? 'editor-worker.js'}`,
  },
});
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = favicon;
document.head.append(icon);
// Introspection answers with the part of the schema that is chosen; operations go to the one endpoint.
let chosen = audience;
const send = self.fetch.bind(self);
self.fetch = (input, init) =>
  typeof init?.body === 'string' && init.body.includes('"IntrospectionQuery"')
    ? send(`/graphql/explorer/${chosen}.json`)
    : send(input, init);
const choices = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')];
for (const choice of choices) {
  choice.addEventListener('click', () => {
    chosen = choice.value;
    for (const one of choices) one.setAttribute('aria-pressed', String(one === choice));
    document.querySelector<HTMLElement>('#root [aria-label^="Re-fetch GraphQL schema"]')?.click();
  });
}
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), explorer);
