import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles';

const FILES = new Map([
  ['/assets/ui.css#', '.a{color:red}'],
  ['/assets/shop.css', '.b{color:blue}'],
  ['/assets/odd.css', '.c::after{content:"</style>"}'],
]);
const read = (href: string) => FILES.get(href) ?? null;
const link = (href: string, nonce = 'n1') => `<link nonce="${nonce}" rel="stylesheet" href="${href}"/>`;

test('the page’s own style sheets stand in it, in their order, under its nonce', () => {
  const html = `<head>${link('/assets/ui.css#')}<meta/>${link('/assets/shop.css')}</head>`;
  expect(inlineStyles(html, 'n1', read)).toBe(
    '<head><style nonce="n1" data-href="/assets/ui.css#">.a{color:red}</style><meta/>' +
      '<style nonce="n1" data-href="/assets/shop.css">.b{color:blue}</style></head>',
  );
});

test('what is no file of the build, or could end the element, stays a link', () => {
  const html = `<head>${link('/assets/unknown.css')}${link('/assets/odd.css')}</head>`;
  expect(inlineStyles(html, 'n1', read)).toBe(html);
});

test('a link without the page’s nonce stays a link', () => {
  const html = `<p>${link('/assets/ui.css#', 'n2')}</p>`;
  expect(inlineStyles(html, 'n1', read)).toBe(html);
});
