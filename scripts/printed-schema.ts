import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '../api/schema';

/** The schema as printed in `schema.graphql`: sorted, so that moving a module changes nothing. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
