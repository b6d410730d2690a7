import { printSchema } from 'graphql';
import { AUDIENCES, type Audience, schemaFor } from '../api/graphql/audience-schema';
import { schema } from '../api/schema';

const fileOf = (audience: Audience): string => (audience === 'whole' ? 'schema.graphql' : `schema.${audience}.graphql`);

/** The schema as printed for each audience: sorted, so that moving a module changes nothing. */
export const printedSchemas = AUDIENCES.map((audience) => ({
  file: fileOf(audience),
  text: `${printSchema(schemaFor(schema, audience))}\n`,
}));
