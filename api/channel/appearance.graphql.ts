import { builder } from '../graphql/builder';
import { OF_CATALOG } from '../graphql/of-catalog';
import { Photo } from '../media/photo.graphql.ts';
import './channel.graphql';

builder.prismaObjectFields('Channel', (t) => ({
  logo: t.field({
    type: Photo,
    nullable: true,
    extensions: OF_CATALOG,
    description: 'The shop’s sign; null while it has none: its name stands alone then.',
    resolve: ({ id: channelId, logoId }, _args, { catalogDb }) =>
      logoId === null ? null : catalogDb.media.findUnique({ where: { id: logoId, channelId } }),
  }),
  tintsBrowserBar: t.exposeBoolean('tintsBrowserBar', {
    description: 'Whether phones colour the browser’s own bar in `accentColor`.',
  }),
}));
