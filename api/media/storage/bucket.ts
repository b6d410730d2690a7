import { AwsClient } from 'aws4fetch';

/** Where an S3-compatible storage keeps the files, and what opens it. */
export interface BucketAddress {
  /** Of the bucket itself, with a folder in it if there is one: `https://s3.example/photos`. */
  readonly url: string;
  /** Null: as the address says, else `us-east-1`. */
  readonly region: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Four of S3's requests, in its oldest form, which every such storage understands. */
export interface Bucket {
  put(name: string, content: Uint8Array | Blob, contentType: string): Promise<void>;
  /** @returns null when there is no such file. */
  get(name: string): Promise<{ readonly size: number; readonly body: ReadableStream<Uint8Array> } | null>;
  /** A file that is not there is no error. */
  delete(name: string): Promise<void>;
  /** Names that begin with `prefix`, a page of them at a time. */
  list(prefix: string): AsyncIterableIterator<string>;
}

/** The storage did not do what it was asked; says what it answered, never what it was asked with. */
export class BucketFailed extends Error {
  override readonly name = 'BucketFailed';
}

/** For each request: a storage that hangs holds up nobody for longer. */
const TIMEOUT_MS = 10_000;
/** After 500 and above, and 429. */
const RETRIES = 2;
const RETRY_MS = 100;

/** @param timeoutMs - for each request and its answer's body. */
export function createBucket(
  { url, region, accessKeyId, secretAccessKey }: BucketAddress,
  timeoutMs: number = TIMEOUT_MS,
): Bucket {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries: RETRIES,
    initRetryMs: RETRY_MS,
    ...(region !== null && { region }),
  });
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  // With a path the bucket is its first part, else a part of the host; the rest is a folder in it.
  const [, bucketPath = '/', folder = ''] = /^(\/[^/]+\/|\/)(.*)$/.exec(base.pathname) ?? [];

  async function send(
    method: string,
    address: URL,
    init: { body?: Blob | Uint8Array<ArrayBuffer>; type?: string } = {},
  ) {
    const what = `${method} ${address.origin}${address.pathname}`;
    const response = await client
      .fetch(address, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        ...(init.body && { body: init.body, headers: { 'content-type': init.type ?? '' } }),
      })
      .catch((cause: unknown) => {
        throw new BucketFailed(`${what}: the storage does not answer`, { cause });
      });
    if (response.ok || response.status === 404) return response;
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
    throw new BucketFailed(`${what}: the storage answers ${response.status} ${code}`.trimEnd());
  }

  async function page(prefix: string, token: string | undefined) {
    const address = new URL(bucketPath, base);
    address.searchParams.set('list-type', '2');
    address.searchParams.set('prefix', folder + prefix);
    if (token !== undefined) address.searchParams.set('continuation-token', token);
    const response = await send('GET', address);
    if (!response.ok) throw new BucketFailed(`${address.origin}${address.pathname}: there is no such bucket`);
    return readListing(await response.text());
  }

  return {
    async put(name, content, type) {
      const body = content instanceof Blob ? content : new Uint8Array(content);
      const response = await send('PUT', new URL(name, base), { body, type });
      if (!response.ok) throw new BucketFailed(`${base.origin}${base.pathname}: there is no such bucket`);
    },
    async get(name) {
      const response = await send('GET', new URL(name, base));
      if (response.status === 404 || response.body === null) {
        await response.body?.cancel();
        return null;
      }
      return { size: Number(response.headers.get('content-length')), body: response.body };
    },
    async delete(name) {
      await (await send('DELETE', new URL(name, base))).body?.cancel();
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const { names, next } = await page(prefix, token);
        for (const name of names) yield name.slice(folder.length);
        token = next;
      } while (token !== undefined);
    },
  };
}

/** Of S3's XML; our names have no character that XML would write otherwise. */
function readListing(xml: string): { readonly names: readonly string[]; readonly next: string | undefined } {
  const names = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name);
  const [, token] = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml) ?? [];
  return { names, next: token?.replaceAll('&amp;', '&') };
}
