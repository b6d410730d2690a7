import { describe, expect, test } from 'vitest';
import { parseRequestUrl, ReceiverUrlInvalid } from './request-url';

describe('the URL of a receiver', () => {
  test.each([
    ['ftp://example.com/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['gopher://example.com:25/', 'scheme'],
    ['https://user:password@example.com/', 'credentials'],
    ['https://user@example.com/', 'credentials'],
    ['https://:password@example.com/', 'credentials'],
    ['', 'invalid'],
    ['/orders', 'invalid'],
    ['//example.com/', 'invalid'],
    ['http://', 'invalid'],
    ['https://exa mple.com/', 'invalid'],
    ['https://example.com/\r\nHost: evil', 'invalid'],
    ['https:\\\\example.com', 'invalid'],
    ['https://example.com\\@evil.example/', 'invalid'],
    ['https://[::1/', 'invalid'],
    ['https://example.com:99999/', 'invalid'],
    [`https://example.com/${'a'.repeat(2048)}`, 'long'],
    [`https://example.com/${'ж'.repeat(1000)}`, 'long'],
  ])('%j is refused: %s', (text, fault) => {
    expect(() => parseRequestUrl(text, ['url'])).toThrow(expect.objectContaining({ fault, path: ['url'] }));
    expect(() => parseRequestUrl(text)).toThrow(ReceiverUrlInvalid);
  });

  test('http and https are taken as they are, with outer blanks cut', () => {
    expect(parseRequestUrl(' https://example.com/a?b=c\n').href).toBe('https://example.com/a?b=c');
    expect(parseRequestUrl('http://example.com:8080/').port).toBe('8080');
  });
});
