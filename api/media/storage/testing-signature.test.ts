import { expect, test } from 'vitest';
import { isSignedBy } from './testing-signature';

/** The example in Amazon's documentation of the signature: GET Object. */
const REQUEST = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};
const KEY = 'AKIAIOSFODNN7EXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';

test('Amazon’s own example is signed by its key, and by no other', () => {
  expect(isSignedBy(REQUEST, KEY, SECRET)).toBe(true);
  expect(isSignedBy(REQUEST, KEY, `${SECRET}x`)).toBe(false);
  expect(isSignedBy(REQUEST, 'AKIAOTHER', SECRET)).toBe(false);
  expect(isSignedBy({ ...REQUEST, target: '/other.txt' }, KEY, SECRET)).toBe(false);
});
