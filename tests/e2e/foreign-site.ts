import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ApiClient } from '../../api/demo/evening/api-client';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

/** A site of another origin: plain files on a web server. */
export interface ForeignSite {
  readonly origin: string;
  close(): void;
}

/**
 * @param made - files by name that are not in the folder, or stand in place of those.
 */
export async function openForeignSite(made: Readonly<Record<string, string>>, folder?: string): Promise<ForeignSite> {
  const read = async (name: string) => made[name] ?? (folder ? await readFile(join(folder, name), 'utf8') : null);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const name = new URL(request.url ?? '/', 'http://site').pathname.slice(1) || 'index.html';
    const text = await read(name).catch(() => null);
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    response.writeHead(text === null ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(text ?? '');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const LIST = `mutation ($input: UpdateChannelInput!) {
  updateChannel(input: $input) { __typename ... on Error { message } }
}`;

/** Has the shop list these sites: pages of theirs may then call its API. */
export async function listSites(administrator: ApiClient, apiOrigins: readonly string[]): Promise<void> {
  const { channel } = await administrator.run<{ channel: { version: number } }>('{ channel { version } }');
  const { updateChannel } = await administrator.run<{ updateChannel: { __typename: string } }>(LIST, {
    input: { version: channel.version, apiOrigins },
  });
  if (updateChannel.__typename !== 'Channel') throw new Error(JSON.stringify(updateChannel));
}
