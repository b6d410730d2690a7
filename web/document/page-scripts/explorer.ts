// Starts GraphiQL on its page (`api/http/graphql/graphiql.ts`), whose own scripts have come before.
interface Options {
  readonly favicon: string;
  readonly explorer: unknown;
}

declare const YogaGraphiQL: { renderYogaGraphiQL(root: Element | null, options: unknown): void };

const WORKERS: Readonly<Record<string, string>> = { json: 'json-worker.js', graphql: 'graphql-worker.js' };
const { favicon, explorer }: Options = JSON.parse(document.querySelector('#options')?.textContent ?? '');

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
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), explorer);
