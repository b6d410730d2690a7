import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { ParsedDocuments } from './parsed-documents';

const document = parse('{ menu { id } }');
const text = (number: number) => `{ menu { id } } #${number}`;

function send(documents: ParsedDocuments, sent: string): boolean {
  const isKnown = documents.get(sent) !== undefined;
  if (!isKnown) documents.set(sent, document);
  return isKnown;
}

test('a document is kept from the second time on', () => {
  const documents = new ParsedDocuments();
  expect([1, 2, 3].map(() => send(documents, text(1)))).toEqual([false, false, true]);
});

test('however many texts are sent once, a document that is used stays', () => {
  const documents = new ParsedDocuments();
  send(documents, text(0));
  send(documents, text(0));
  for (let sent = 1; sent < 2_000; sent += 1) {
    send(documents, text(sent) + ' '.repeat(100_000));
    expect(send(documents, text(0))).toBe(true);
  }
});

test('of documents that are kept the least used go first, by the length of their texts', () => {
  const documents = new ParsedDocuments();
  const long = (number: number) => text(number) + ' '.repeat(100_000);
  for (const sent of [1, 1, 2, 2, 1, 3, 3]) send(documents, long(sent));
  expect([3, 1, 2].map((sent) => documents.get(long(sent)) !== undefined)).toEqual([true, true, false]);
});
