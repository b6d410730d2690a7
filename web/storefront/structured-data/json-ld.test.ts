import { expect, test } from 'vitest';
import { jsonLd } from './json-ld';

test('things are one graph of schema.org', () => {
  expect(JSON.parse(jsonLd([{ '@type': 'Menu', name: 'Dinner', image: undefined }]))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Menu', name: 'Dinner' }],
  });
});

test.each(['</script><script>alert(1)</script>', '<!--', ']]>', '& \u2028 \u2029'])(
  'no name can leave the script: %s',
  (name) => {
    const text = jsonLd([{ '@type': 'Product', name }]);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  },
);
