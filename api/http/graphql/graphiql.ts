import { introspectionFromSchema, parse, validate } from 'graphql';
import { Hono } from 'hono';
import { AUDIENCES, type Audience, schemaFor } from '../../graphql/audience-schema';
import { exampleOperations, type OwnValues } from '../../graphql/examples';
import { schema } from '../../schema';

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

const LABELS: Readonly<Record<Audience, string>> = {
  storefront: 'Storefront',
  programs: 'Programs',
  whole: 'Everything',
};

export const audienceOf = (asked: string | undefined): Audience =>
  AUDIENCES.find((one) => one === asked) ?? 'storefront';

/** Switches between the parts of the schema: the explorer completes and documents the one that is shown. */
function audienceSwitch(shown: Audience): string {
  const buttons = AUDIENCES.map(
    (one) => `<button type="button" value="${one}" aria-pressed="${one === shown}">${LABELS[one]}</button>`,
  );
  return `<div role="group" aria-label="Schema"><span>Schema:</span>${buttons.join('')}</div>`;
}

/** A press gives a tab the focus, and GraphiQL moves it away from under the pointer then; the title takes the tabs' place. */
const STYLE = `.graphiql-tab { transform: none !important }
.graphiql-container .graphiql-logo { flex-shrink: 0; white-space: nowrap; font-size: 1rem }
.graphiql-container .graphiql-session-header > button { flex-shrink: 0 }
body { display: flex; flex-direction: column; margin: 0; height: 100dvh }
#root { flex: 1; min-height: 0 }
#root .graphiql-container { height: 100% }
[role='group'] { display: flex; align-items: center; gap: 0.25rem; padding: 0.5rem 1rem 0; font: 0.875rem system-ui, sans-serif }
[role='group'] button { font: inherit; padding: 0.375rem 0.625rem; border: 0; border-radius: 0.375rem; background: none; cursor: pointer }
[role='group'] button[aria-pressed='true'] { background: #e5e7eb; font-weight: 600 }
@media (max-width: 48em) { .graphiql-container .graphiql-logo { display: none } }`;

/** Its last script starts the explorer with the options that stand before it: `web/document/page-scripts/explorer.ts`. */
export async function explorerPage(own: OwnValues, audience: Audience): Promise<string> {
  // Nine megabytes that only developers ask for: loaded when one does.
  const { favicon } = await import('@graphql-yoga/render-graphiql/graphiql');
  const explorer = {
    title: 'Carte API',
    endpoint: '/graphql',
    credentials: 'same-origin',
    defaultTabs: examplesFor(own, audience).map(({ document, variables }) => ({
      query: document,
      ...(variables && { variables: JSON.stringify(variables, null, 2) }),
    })),
  };
  const options = JSON.stringify({ favicon, audience, explorer }).replaceAll('<', '\\u003c');
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
${audienceSwitch(audience)}
<div id="root"></div>
<script type="application/json" id="options">${options}</script>
<script src="/graphql/explorer/graphiql.js"></script>
<script src="/explorer.js"></script>
</body>
</html>
`;
}

function examplesFor(own: OwnValues, audience: Audience) {
  const part = partFor(audience);
  return exampleOperations(own).filter(({ document }) => validate(part, parse(document)).length === 0);
}

const parts = new Map<Audience, ReturnType<typeof schemaFor>>();

function partFor(audience: Audience) {
  const part = parts.get(audience) ?? schemaFor(schema, audience);
  parts.set(audience, part);
  return part;
}

let files: ReturnType<typeof readFiles> | undefined;

/** Mounted at `/graphql/explorer`: `storefront.json` and its like answer introspection with a part of the schema. */
export function explorerRoutes(): Hono {
  return new Hono().get('/:file', async (c, next) => {
    const name = c.req.param('file');
    const audience = AUDIENCES.find((one) => name === `${one}.json`);
    if (audience) return c.json({ data: introspectionFromSchema(partFor(audience)) });
    files ??= readFiles();
    const file = (await files)[name];
    if (!file) return next();
    // A day: the address stays the same when the package is updated.
    c.header('cache-control', 'public, max-age=86400');
    c.header('content-type', file.type);
    return c.body(file.body);
  });
}
