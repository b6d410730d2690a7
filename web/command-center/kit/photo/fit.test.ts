import { expect, test } from 'vitest';
import { sentSize } from './fit';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 2560, height: 1920 },
  ],
  [
    { width: 3000, height: 6000 },
    { width: 1280, height: 2560 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 2560, height: 1 },
  ],
])('%o is sent as %o', (size, sent) => expect(sentSize(size)).toEqual(sent));
