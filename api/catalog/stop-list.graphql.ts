import { Channel } from '../channel/channel.graphql';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { InvalidInput, NotFound } from '../kernel/refusals';
import { StopDurationEnum } from './enums.graphql';
import { Option } from './option-group.graphql';
import { Product } from './product.graphql';
import {
  resumeAll,
  resumeOption,
  resumeProduct,
  resumeVariant,
  stopOption,
  stopProduct,
  stopVariant,
} from './stop-list.command';
import { Variant } from './variant.graphql';

const StopProductInput = builder.inputType('StopProductInput', {
  description: 'A product, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Product], required: true, description: 'Which product.' }),
    duration: t.field({ type: StopDurationEnum, required: true, description: 'How long.' }),
    until: t.field({ type: 'DateTime', description: 'A future time; for `UNTIL_TIME` only.' }),
  }),
});

const StopVariantInput = builder.inputType('StopVariantInput', {
  description: 'A variant, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Variant], required: true, description: 'Which variant.' }),
    duration: t.field({ type: StopDurationEnum, required: true, description: 'How long.' }),
    until: t.field({ type: 'DateTime', description: 'A future time; for `UNTIL_TIME` only.' }),
  }),
});

const StopOptionInput = builder.inputType('StopOptionInput', {
  description: 'An option of a dish, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Option], required: true, description: 'Which option.' }),
    duration: t.field({ type: StopDurationEnum, required: true, description: 'How long.' }),
    until: t.field({ type: 'DateTime', description: 'A future time; for `UNTIL_TIME` only.' }),
  }),
});

builder.mutationFields((t) => ({
  stopProduct: t.field({
    type: Product,
    description: 'Puts a product on the stop list: it stays visible and can’t be ordered.',
    authScopes: { permission: 'stopList' },
    errors: { types: [InvalidInput, NotFound] },
    args: { input: t.arg({ type: StopProductInput, required: true, description: 'What, and how long.' }) },
    resolve: (_root, { input }, context) => stopProduct(callerOf(context), { ...input, id: input.id.id }),
  }),
  resumeProduct: t.field({
    type: Product,
    description: 'Puts a product back on sale.',
    authScopes: { permission: 'stopList' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Product], required: true, description: 'Which product.' }) },
    resolve: (_root, { id }, context) => resumeProduct(callerOf(context), id.id),
  }),
  stopVariant: t.field({
    type: Variant,
    description: 'Puts one variant on the stop list; the others stay on sale.',
    authScopes: { permission: 'stopList' },
    errors: { types: [InvalidInput, NotFound] },
    args: { input: t.arg({ type: StopVariantInput, required: true, description: 'What, and how long.' }) },
    resolve: (_root, { input }, context) => stopVariant(callerOf(context), { ...input, id: input.id.id }),
  }),
  resumeVariant: t.field({
    type: Variant,
    description: 'Puts a variant back on sale.',
    authScopes: { permission: 'stopList' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Variant], required: true, description: 'Which variant.' }) },
    resolve: (_root, { id }, context) => resumeVariant(callerOf(context), id.id),
  }),
  stopOption: t.field({
    type: Option,
    description:
      'Puts one option on the stop list: the dish can be ordered without it, where it is not the only choice.',
    authScopes: { permission: 'stopList' },
    errors: { types: [InvalidInput, NotFound] },
    args: { input: t.arg({ type: StopOptionInput, required: true, description: 'What, and how long.' }) },
    resolve: (_root, { input }, context) => stopOption(callerOf(context), { ...input, id: input.id.id }),
  }),
  resumeOption: t.field({
    type: Option,
    description: 'Puts an option back on sale.',
    authScopes: { permission: 'stopList' },
    errors: { types: [NotFound] },
    args: { id: t.arg.globalID({ for: [Option], required: true, description: 'Which option.' }) },
    resolve: (_root, { id }, context) => resumeOption(callerOf(context), id.id),
  }),
  resumeAll: t.field({
    type: Channel,
    description: 'Empties the stop list: every product, variant and option is on sale again.',
    authScopes: { permission: 'stopList' },
    resolve: (_root, _args, context) => resumeAll(callerOf(context)),
  }),
}));
