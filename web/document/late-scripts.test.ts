import { expect, test } from 'vitest';
import { delayScripts } from './late-scripts';

test('the scripts of the page, and what they need, wait; and the page says until when', () => {
  const html =
    '<head><link rel="modulepreload" href="/assets/ui.js" nonce="n1"/>' +
    '<link as="fetch" crossorigin="anonymous" href="/assets/words.json" nonce="n1" rel="preload"/></head>' +
    '<body><script nonce="n1" type="module" async="">import "/assets/ui.js"</script></body>';
  const late = delayScripts(html, 'n1');
  expect(late).toContain(
    '<head><link data-later="modulepreload" href="/assets/ui.js" nonce="n1"/>' +
      '<link as="fetch" crossorigin="anonymous" href="/assets/words.json" nonce="n1" data-later="preload"/></head>' +
      '<body><script nonce="n1" type="text/plain" data-later="module">import "/assets/ui.js"</script><script nonce="n1">',
  );
  expect(late).toMatch(/first-contentful-paint.*<\/script><\/body>$/s);
  expect(late).toContain('/look-up-locales.js');
});

test('what carries no nonce of the page is left as it is: fonts, and texts that look like ours', () => {
  const others =
    '<link as="font" href="/assets/onest.woff2" rel="preload"/><link rel="modulepreload" href="/x.js" nonce="n2"/>' +
    '<script nonce="n2" type="module" async="">alert()</script>';
  expect(delayScripts(`${others}<script nonce="n1" type="module" async=""></script></body>`, 'n1')).toContain(others);
});

test('a page without scripts waits for none', () => {
  const html = '<link as="font" href="/assets/onest.woff2" rel="preload"/><body><p>No connection</p></body>';
  expect(delayScripts(html, 'n1')).toBe(html);
});
