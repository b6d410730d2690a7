import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketAddress } from './bucket';
import { isSignedBy } from './testing-signature';

const NAME = 'photos';
/** So few that a test meets a second page. */
const PAGE = 3;
const OPENED_BY = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a-secret/of+the=tests' };

/**
 * A storage as S3 is, on a socket: it checks every signature by itself, and knows put, get, delete and the list in pages. No
 * more than that: nothing small and kept that speaks S3 is on npm or in Debian.
 */
export interface TestBucket {
  readonly address: BucketAddress;
  readonly files: ReadonlyMap<string, Buffer>;
  /** A status that every request is answered with; null for normal answers. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

export async function startTestBucket(): Promise<TestBucket> {
  const files = new Map<string, Buffer>();
  const types = new Map<string, string>();
  let failure: number | null = null;

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): unknown {
    const { method = '', url: target = '/' } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (failure !== null) return refuse(failure, 'InternalError');
    const hash = headers['x-amz-content-sha256'];
    const isSigned = isSignedBy({ method, target, headers }, OPENED_BY.accessKeyId, OPENED_BY.secretAccessKey);
    if (!isSigned) return refuse(403, 'SignatureDoesNotMatch');
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== createHash('sha256').update(body).digest('hex')) {
      return refuse(400, 'XAmzContentSHA256Mismatch');
    }
    const { pathname, searchParams } = new URL(target, 'http://bucket');
    const [, bucket, ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (bucket !== NAME) return refuse(404, 'NoSuchBucket');
    if (method === 'PUT') {
      files.set(name, body);
      types.set(name, headers['content-type'] ?? '');
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      files.delete(name);
      return response.writeHead(204).end();
    }
    if (name === '') return response.writeHead(200).end(list(files, searchParams));
    const file = files.get(name);
    if (!file) return refuse(404, 'NoSuchKey');
    return response.writeHead(200, { 'content-type': types.get(name), 'content-length': file.length }).end(file);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { url: `http://127.0.0.1:${port}/${NAME}`, region: null, ...OPENED_BY },
    files,
    fail: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function list(files: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const names = [...files.keys()].filter((name) => name.startsWith(asked.get('prefix') ?? '')).sort();
  // As S3's own tokens: nothing that a name of ours looks like.
  const after = asked.get('continuation-token')?.replace('after&', '') ?? '';
  const left = names.filter((name) => name > after);
  const page = left.slice(0, PAGE);
  const next = left.length > PAGE ? `<NextContinuationToken>after&amp;${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
}
