import { extension } from '../extension';
import './refusals';
import './street.graphql';

/** Streets and houses that checkout suggests, out of a file that the owner loads. */
export const streets = extension('streets', {
  isUsed: ({ streetCount }) => streetCount > 0,
  routes: async () => (await import('./streets.rest')).streetPaths,
});
