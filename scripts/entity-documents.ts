import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entity, Field } from '../domain/entities/entity';

/** As the field of this input is read. */
function selection([name, field]: [string, Field]): string {
  switch (field.kind) {
    case 'localized':
      return `${name}Translations { locale value }`;
    case 'price':
      return `${name} { minor }`;
    case 'id':
      return `${name.replace(/Id$/, '')} { id }`;
    case 'own':
      return `${name} ${field.parts ?? ''}`;
    default:
      return name;
  }
}

/** The documents by which staff keep one entity, as a module of typed documents. */
function moduleOf({ typename, plural = `${typename}s`, limit, fields }: Entity): string {
  const saving = (verb: string) => `
  mutation ${verb}${typename}($input: ${verb}${typename}Input!) {
    answer: ${verb.toLowerCase()}${typename}(input: $input) { ... on ${typename} { id version } ...Refusal }
  }`;
  // What a row keeps is in no form.
  const read = Object.entries<Field>(fields).filter(([, { isFixed }]) => !isFixed);
  const documents = {
    stored: `
  fragment Stored${typename} on ${typename} { id version ${read.map(selection).join(' ')} }`,
    create: saving('Create'),
    update: saving('Update'),
    remove: `
  mutation Delete${typename}($id: ID!) { answer: delete${typename}(id: $id) { ...Refusal } }`,
    ...(limit && {
      reorder: `
  mutation Reorder${plural}($input: Reorder${plural}Input!) { answer: reorder${plural}(input: $input) { ...Refusal } }`,
    }),
  };
  const lines = Object.entries(documents).map(([name, text]) => `export const ${name} = graphql(\`${text}\n\`);`);
  return `// Written by scripts/entity-documents.ts\nimport { graphql } from '../gql/gql';\n\n${lines.join('\n')}\n`;
}

const FOLDER = join(import.meta.dirname, '../web/documents');
const SCHEMA = join(import.meta.dirname, '../schema.graphql');

/**
 * Writes the documents of each entity that the schema has into `web/documents`, from which the client's types are
 * made. An entity of an extension that was taken out has none.
 */
export function writeEntityDocuments(entities: readonly Entity[]): void {
  const schema = readFileSync(SCHEMA, 'utf8');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const entity of entities.filter(({ typename }) => schema.includes(`\ntype ${typename} `))) {
    const name = entity.typename.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
    writeFileSync(join(FOLDER, `${name}.ts`), moduleOf(entity));
  }
}
