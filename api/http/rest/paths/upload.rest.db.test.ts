import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { shop, type World } from '../../../checkout/testing-world';
import type { StaffRole } from '../../../generated/prisma/client';
import { startTestServer, type TestServer } from '../../server/testing-server';
import { staffClient } from '../../server/testing-staff';

let server: TestServer;
let world: World;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await shop(server.database.db).dish('Soup', 550).open();
  cookie = await signedIn('MANAGER');
});
afterAll(() => server.close());

async function signedIn(role: StaffRole): Promise<string> {
  return (await staffClient(server, world.channel.id, role)).cookie;
}

async function send(body: Uint8Array | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/media`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg', ...headers },
    body: Buffer.from(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, headers: response.headers, body: answer };
}

/** Noise, so that a file that was cut really misses something. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c', noise: { type: 'gaussian', sigma: 30 } } });
const kept = () => server.database.db.media.count();
const UploadedPhoto = z.object({ id: z.string(), url: z.string(), sources: z.array(z.object({ url: z.string() })) });

describe('a photo that is taken', () => {
  test('is answered with its addresses, has lost where it was taken, and can be set on a dish', async () => {
    const withPlace = picture(700, 500)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '41/1 41/1 0/1' } });
    const { status, body, headers } = await send(await withPlace.toBuffer());
    expect([status, body]).toMatchObject([
      201,
      { width: 700, height: 500, placeholder: expect.stringMatching(/^data:/) },
    ]);
    const { id, url, sources } = UploadedPhoto.parse(body);
    expect(headers.get('location')).toBe(url);
    expect(sources).toHaveLength(4);
    const file = await fetch(server.url + url);
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(await file.arrayBuffer()).metadata()).exif).toBeUndefined();
    const created = await server
      .client({ cookie })
      .graphql(
        'mutation ($input: CreateProductInput!) { createProduct(input: $input) { ... on Product { photo { id } } } }',
        { input: { name: [{ locale: 'en', value: 'Borscht' }], price: 500, photoId: id } },
      );
    expect(created.body).toMatchObject({ data: { createProduct: { photo: { id } } } });
  });

  test.each(['png', 'webp', 'avif'] as const)('may be %s, whatever type the sender gives', async (format) => {
    const bytes = await picture(200, 150).toFormat(format).toBuffer();
    expect(await send(bytes, { 'content-type': 'application/octet-stream' })).toMatchObject({ status: 201 });
  });

  test('is a line in the audit log, and moves no shopper’s catalog', async () => {
    const { db } = server.database;
    const revision = async () => (await db.channel.findFirstOrThrow()).catalogRevision;
    const before = await revision();
    await send(await picture(200, 150).png().toBuffer());
    expect(await db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({ action: 'uploadPhoto' });
    expect(await revision()).toBe(before);
  });
});

describe('nothing is kept of', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>';
  const bomb = () =>
    sharp({ create: { width: 8500, height: 6000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png()
      .toBuffer();
  const half = async () => {
    const whole = await picture(800, 600).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const avif = () =>
    sharp({ create: { width: 4100, height: 4000, channels: 3, background: '#fff' } })
      .avif({ effort: 0 })
      .toBuffer();
  test.each<[string, () => Promise<Uint8Array | string>, number, string]>([
    ['an SVG', async () => svg, 415, 'NOT_A_PHOTO'],
    ['a text that is called .jpg', async () => 'no photo at all', 415, 'NOT_A_PHOTO'],
    ['nothing', async () => '', 415, 'NOT_A_PHOTO'],
    ['21 MB', async () => new Uint8Array(21 * 1024 * 1024), 413, 'PHOTO_TOO_LARGE'],
    ['51 megapixels', bomb, 422, 'TOO_MANY_PIXELS'],
    ['17 megapixels of AVIF', avif, 422, 'TOO_MANY_PIXELS'],
    ['half of a photo', half, 422, 'DAMAGED_PHOTO'],
  ])('%s', async (_name, make, status, code) => {
    const before = await kept();
    const answer = await send(await make(), { 'accept-language': 'ru' });
    expect(answer).toMatchObject({
      status,
      body: { error: { code, message: expect.stringMatching(/[а-я]/), requestId: expect.any(String) } },
    });
    expect(await kept()).toBe(before);
  });

  test('a photo of an iPhone, and the answer says how it becomes one that is taken', async () => {
    const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(400, 'x'), 'latin1');
    const refused = { error: { code: 'NOT_A_PHOTO', message: expect.stringMatching(/HEIC.*JPEG/) } };
    expect(await send(heic, { 'content-type': 'image/heic' })).toMatchObject({ status: 415, body: refused });
  });

  test('21 MB that come without saying how much it will be', async () => {
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ < 21) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const headers = { cookie, 'content-type': 'image/jpeg' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    expect((await fetch(`${server.url}/api/media`, init)).status).toBe(413);
  });

  test('an upload that breaks off, and it is no failure of the server', async () => {
    const before = await kept();
    const loggedBefore = server.logged.length;
    const { hostname, port } = new URL(server.url);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `POST /api/media HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: image/jpeg\r\ncontent-length: 9000\r\n\r\nabc`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => resolve());
    });
    expect(await send(await picture(200, 150).png().toBuffer())).toMatchObject({ status: 201 });
    expect(await kept()).toBe(before + 1);
    expect(server.logged.slice(loggedBefore)).toEqual([]);
  });
});

describe('a photo is refused unread', () => {
  const photo = () => picture(200, 150).png().toBuffer();

  test.each<StaffRole>(['OPERATOR', 'KITCHEN'])('from %s', async (role) => {
    expect(await send(await photo(), { cookie: await signedIn(role) })).toMatchObject({ status: 403 });
  });

  test('from a shopper', async () => {
    expect(await send(await photo(), { cookie: '' })).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    });
  });

  test('from a page of another origin', async () => {
    expect(await send(await photo(), { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  });

  test('as a form, which foreign pages can send unasked', async () => {
    expect(await send(await photo(), { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
      status: 415,
      body: { error: { code: 'NOT_A_FILE' } },
    });
  });
});
