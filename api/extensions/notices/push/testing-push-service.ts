import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Manners } from '../testing-manners';
import { type PushBody, pushBody } from './send-push';

interface BrowserSecrets {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

/** A browser that subscribed. */
export function newBrowser() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { privateKey: ecdh.getPrivateKey(), auth, keys };
}

/** What the browser reads (RFC 8188, RFC 8291). @throws when it is not for this browser. */
export function decryptPush(body: Buffer, { privateKey, auth }: BrowserSecrets): string {
  const salt = body.subarray(0, 16);
  const end = 21 + (body[20] ?? 0);
  const sender = body.subarray(21, end);
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const derive = (secret: Buffer, by: Buffer, info: string | Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const record = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(2)).toString();
}

export interface ReceivedPush {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: PushBody;
}

/** A push service on loopback that reads what it gets. */
export async function startPushService(manners: Manners<ReceivedPush> = () => null) {
  const browser = newBrowser();
  const pushes: ReceivedPush[] = [];
  const refusals: { status: number; headers?: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const refusal = refusals.shift();
      if (refusal) return response.writeHead(refusal.status, refusal.headers).end();
      const body = pushBody.parse(JSON.parse(decryptPush(Buffer.concat(chunks), browser)));
      const received = { path: request.url ?? '', headers: request.headers, body };
      const mishap = manners(received);
      if (mishap === 'BUSY') return response.writeHead(503).end();
      pushes.push(received);
      if (mishap !== null) return response.destroy();
      return response.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    pushes,
    keys: browser.keys,
    endpoint: (name: string) => `http://127.0.0.1:${port}/${name}`,
    /** Answers so the next time, once. */
    refuse: (status: number, headers?: Record<string, string>) => void refusals.push({ status, headers }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
