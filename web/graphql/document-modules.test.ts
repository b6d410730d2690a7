import { describe, expect, test } from 'vitest';
import { rewriteDocuments, storedIds } from './document-modules';

const SOURCE = `import { graphql } from '../gql/gql';
import { readFragment } from '../gql/fragment-masking';

const Card = graphql(\`
  fragment Card on Product { id }
\`);
const HomeQuery = graphql(\`
  query Home($first: Int!) { products(first: $first) { ...Card } }
\`);
export const use = [Card, HomeQuery, readFragment];
`;
const ids = storedIds({
  abc123: 'fragment Card on Product { id __typename }\n\nquery Home($first: Int!) { products { ...Card } }',
});

describe('documents in modules', () => {
  test('the server imports exactly the documents that a module names', () => {
    const code = rewriteDocuments(SOURCE, 'server', ids);
    expect(code).toContain("import { CardFragmentDoc, HomeDocument } from '../gql/graphql';");
    expect(code).not.toContain('/gql/gql');
    expect(code).not.toContain('graphql(');
  });

  test('the browser gets an operation by its stored id and no selection at all', () => {
    const code = rewriteDocuments(SOURCE, 'browser', ids) ?? '';
    expect(code).toContain('"hash":"abc123"');
    expect(code).toContain('"value":"Home"');
    expect(code).not.toContain('products');
    expect(code).not.toMatch(/gql\/g(?:ql|raphql)'/);
  });

  test('line numbers stay as they were', () => {
    const line = (code: string) => code.split('\n').findIndex((text) => text.startsWith('export const use'));
    expect(line(rewriteDocuments(SOURCE, 'browser', ids) ?? '')).toBe(line(SOURCE));
    expect(line(rewriteDocuments(SOURCE, 'server', ids) ?? '')).toBe(line(SOURCE));
  });

  test('a module without documents is left alone', () => {
    expect(rewriteDocuments('export const a = 1;', 'browser', ids)).toBeNull();
  });

  test('an operation that codegen has not seen stops the build', () => {
    expect(() => rewriteDocuments(SOURCE, 'browser', new Map())).toThrow('query Home has no stored id');
  });

  test('an operation without a name is refused', () => {
    const anonymous = "import { graphql } from '../gql/gql';\nconst q = graphql(`{ channel { id } }`);";
    expect(() => rewriteDocuments(anonymous, 'server', ids)).toThrow('one named operation');
  });
});
