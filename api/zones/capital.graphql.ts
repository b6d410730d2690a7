import { isCountryCode } from '../../domain/countries';
import { builder } from '../graphql/builder';
import { CAPITALS } from '../places/capital';
import { GeoPoint } from './zone.graphql';

builder.prismaObjectField('Channel', 'capital', (t) =>
  t.field({
    type: GeoPoint,
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'The capital of the shop’s country: where a map begins as long as no kitchen is anywhere.',
    resolve: ({ countryCode }) => {
      if (!isCountryCode(countryCode)) return null;
      const [latitude, longitude] = CAPITALS[countryCode];
      return { latitude, longitude };
    },
  }),
);
