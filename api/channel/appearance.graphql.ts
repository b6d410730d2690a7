import { builder } from '../graphql/builder';
import { fromCatalog } from '../graphql/from-catalog';
import { OF_CATALOG } from '../graphql/of-catalog';
import { Photo } from '../media/photo.graphql.ts';
import './channel.graphql';

builder.prismaObjectFields('Channel', (t) => ({
  logo: t.field({
    type: Photo,
    nullable: true,
    extensions: OF_CATALOG,
    description: 'The shop’s sign; null while it has none: its name stands alone then.',
    resolve: fromCatalog(({ frame }) => frame.logo),
  }),
  tintsBrowserBar: t.exposeBoolean('tintsBrowserBar', {
    description: 'Whether phones colour the browser’s own bar in `accentColor`.',
  }),
}));
