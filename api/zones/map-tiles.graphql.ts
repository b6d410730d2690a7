import { isAllowedTo } from '../access/caller';
import { builder } from '../graphql/builder';
import type { MapTiles } from '../graphql/context';

const MapTilesType = builder.objectRef<MapTiles>('MapTiles').implement({
  description: 'The source of a map’s background, as configured on the server.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Address of one picture, with `{z}`, `{x}` and `{y}` in it.' }),
    attribution: t.exposeString('attribution', { nullable: true, description: 'To be shown on the map.' }),
  }),
});

builder.prismaObjectField('Channel', 'mapTiles', (t) =>
  t.field({
    type: MapTilesType,
    nullable: true,
    description:
      'The background of maps of zones; null when the server has none, or has none for shoppers: a map is a plain grid then.',
    resolve: (_channel, _args, { actor, mapTiles }) =>
      mapTiles?.isForShoppers || isAllowedTo(actor, 'settings') ? mapTiles : null,
  }),
);
