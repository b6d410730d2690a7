import { createHash, createHmac } from 'node:crypto';

/** A request as it came over the wire. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Amazon's signature, version 4, computed from what was received and not by the library that signs. */
export function isSignedBy(
  { method, target, headers }: SignedRequest,
  accessKeyId: string,
  secretAccessKey: string,
): boolean {
  const [, credential, day = '', region = '', signed = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (credential !== accessKeyId) return false;
  const { pathname, searchParams } = new URL(target, 'http://bucket');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const named = signed.split(';').map((name) => `${name}:${headers[name]?.trim() ?? ''}\n`);
  const request = [method, pathname, query, named.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}
