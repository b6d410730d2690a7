import { taxPercent } from '../../domain/tax';
import type { Channel as ChannelRow } from '../generated/prisma/client';
import { builder } from '../graphql/builder';
import { Channel } from './channel.graphql';
import { TaxClassEnum } from './enums.graphql';

type RateColumn = 'taxStandard' | 'taxReduced' | 'taxLow';
type ClassColumn = 'taxOnDelivery' | 'taxOnPickup' | 'taxAtTable' | 'taxOfDeliveryFee';

builder.prismaObjectFields(Channel, (t) => {
  const settings = { nullable: true, authScopes: { permission: 'settings' } } as const;
  const rate = (column: RateColumn, description: string) =>
    t.float({
      ...settings,
      description,
      resolve: (channel: ChannelRow) => taxPercent(channel[column]),
    });
  const taxClass = (column: ClassColumn, description: string) =>
    t.expose(column, { ...settings, type: TaxClassEnum, description });
  return {
    taxStandard: rate('taxStandard', 'The standard rate of the VAT in the prices, percent; null: none is named.'),
    taxReduced: rate('taxReduced', 'The reduced rate, percent; null: the standard one.'),
    taxLow: rate('taxLow', 'The second reduced rate, percent; null: the standard one.'),
    taxOnDelivery: taxClass('taxOnDelivery', 'VAT of dishes that are brought, unless they have a class of their own.'),
    taxOnPickup: taxClass('taxOnPickup', 'VAT of dishes that are collected.'),
    taxAtTable: taxClass('taxAtTable', 'VAT of dishes that are brought to a table.'),
    taxOfDeliveryFee: taxClass('taxOfDeliveryFee', 'VAT of the delivery itself.'),
  };
});
