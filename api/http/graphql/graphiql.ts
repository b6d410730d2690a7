import { Hono } from 'hono';
import { exampleOperations, type OwnValues } from '../../graphql/examples';

/** GraphiQL's own files, out of its package: nothing comes from another host. */
async function readFiles(): Promise<Readonly<Record<string, { body: string; type: string }>>> {
  const { css, editorWorkerService, graphqlWorker, js, jsonWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  );
  const script = (body: string) => ({ body, type: 'text/javascript; charset=utf-8' });
  return {
    'graphiql.css': { body: css, type: 'text/css; charset=utf-8' },
    'graphiql.js': script(js),
    'editor-worker.js': script(editorWorkerService),
    'json-worker.js': script(jsonWorker),
    'graphql-worker.js': script(graphqlWorker),
  };
}

/** A press gives a tab the focus, and GraphiQL moves it away from under the pointer then; the title takes the tabs' place. */
const STYLE = `.graphiql-tab { transform: none !important }
.graphiql-container .graphiql-logo { flex-shrink: 0; white-space: nowrap; font-size: 1rem }
.graphiql-container .graphiql-session-header > button { flex-shrink: 0 }
@media (max-width: 48em) { .graphiql-container .graphiql-logo { display: none } }`;

/** Its last script starts the explorer with the options that stand before it: `web/document/page-scripts/explorer.ts`. */
export async function explorerPage(own: OwnValues): Promise<string> {
  // Nine megabytes that only developers ask for: loaded when one does.
  const { favicon } = await import('@graphql-yoga/render-graphiql/graphiql');
  const explorer = {
    title: 'Carte API',
    endpoint: '/graphql',
    credentials: 'same-origin',
    defaultTabs: exampleOperations(own).map(({ document, variables }) => ({
      query: document,
      ...(variables && { variables: JSON.stringify(variables, null, 2) }),
    })),
  };
  const options = JSON.stringify({ favicon, explorer }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Carte API</title>
<link rel="stylesheet" href="/graphql/explorer/graphiql.css">
<style>${STYLE}</style>
</head>
<body class="no-focus-outline">
<noscript>The explorer needs JavaScript.</noscript>
<div id="root"></div>
<script type="application/json" id="options">${options}</script>
<script src="/graphql/explorer/graphiql.js"></script>
<script src="/explorer.js"></script>
</body>
</html>
`;
}

let files: ReturnType<typeof readFiles> | undefined;

/** Mounted at `/graphql/explorer`. */
export function explorerRoutes(): Hono {
  return new Hono().get('/:file', async (c, next) => {
    files ??= readFiles();
    const file = (await files)[c.req.param('file')];
    if (!file) return next();
    // A day: the address stays the same when the package is updated.
    c.header('cache-control', 'public, max-age=86400');
    c.header('content-type', file.type);
    return c.body(file.body);
  });
}
