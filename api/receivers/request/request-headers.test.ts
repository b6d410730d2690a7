import { describe, expect, test } from 'vitest';
import { checkAuthorization, parseExtraHeaders, ReceiverHeaderInvalid, requestHeaders } from './request-headers';

describe('the headers of a receiver', () => {
  test.each([
    ['Host', 'evil', 'reserved'],
    ['content-length', '1', 'reserved'],
    ['Transfer-Encoding', 'chunked', 'reserved'],
    ['Connection', 'close', 'reserved'],
    ['Authorization', 'Bearer', 'reserved'],
    ['Webhook-Id', '1', 'reserved'],
    ['webhook-anything', '1', 'reserved'],
    ['X Y', '1', 'name'],
    ['', '1', 'name'],
    ['X:', '1', 'name'],
    ['X\r\nHost', '1', 'name'],
    ['X-A', 'a\r\nHost: evil', 'value'],
    ['X-A', 'a\nb', 'value'],
    ['X-A', 'a\0', 'value'],
    ['X-A', 'пицца', 'value'],
  ])('%j: %j is refused: %s', (name, value, fault) => {
    expect(() => parseExtraHeaders([{ name, value }])).toThrow(expect.objectContaining({ fault }));
  });

  test('there are at most twenty', () => {
    const headers = Array.from({ length: 21 }, (_, index) => ({ name: `X-${index}`, value: '' }));
    expect(() => parseExtraHeaders(headers)).toThrow(ReceiverHeaderInvalid);
  });

  test('an Authorization has one line', () => {
    expect(checkAuthorization('Bearer abc')).toBe('Bearer abc');
    expect(() => checkAuthorization('Bearer abc\r\nX: y')).toThrow(ReceiverHeaderInvalid);
  });

  test('can change the content type, and nothing of the signature', () => {
    const headers = requestHeaders({
      extra: [
        { name: 'Content-Type', value: 'text/plain' },
        { name: 'X-Kitchen', value: '2' },
      ],
      authorization: 'Bearer abc',
      signature: { 'webhook-id': '1' },
      hasBody: true,
    });
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'x-kitchen': '2',
      authorization: 'Bearer abc',
      'webhook-id': '1',
    });
  });
});
