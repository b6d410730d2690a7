import type { InputFieldBuilder } from '@pothos/core';
import { Channel } from '../../channel/channel.graphql';
import { type BuilderTypes, builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput } from '../../kernel/refusals';
import { StopDurationEnum } from '../enums.graphql';
import { Option } from '../options/option-group.graphql';
import { Product } from '../products/product.graphql';
import { Variant } from '../products/variant.graphql';
import {
  resumeAll,
  resumeOption,
  resumeProduct,
  resumeVariant,
  stopOption,
  stopProduct,
  stopVariant,
} from './stop-list.command';

const duration = (t: InputFieldBuilder<BuilderTypes, 'InputObject'>, noun: string) => ({
  duration: t.field({ type: StopDurationEnum, required: true, description: `How long the ${noun} is off sale.` }),
  until: t.field({
    type: 'DateTime',
    description: `When the ${noun} is back on sale: a future time, for \`UNTIL_TIME\` only.`,
  }),
});

const products = staffMutations(Product, { noun: 'product', permission: 'stopList' });
const variants = staffMutations(Variant, { noun: 'variant', permission: 'stopList' });
const options = staffMutations(Option, { noun: 'option', permission: 'stopList' });

products.withInput('stopProduct', stopProduct, {
  description: 'Puts a product on the stop list: it stays visible and can’t be ordered.',
  answers: Product,
  errors: [InvalidInput],
  input: 'A product, and how long it is off sale.',
  about: 'The product, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Product], required: true, description: 'The product that is off sale.' }),
    ...duration(t, 'product'),
  }),
});

products.ofOne('resumeProduct', resumeProduct, { description: 'Puts a product back on sale.', answers: Product });

variants.withInput('stopVariant', stopVariant, {
  description: 'Puts one variant on the stop list; the others stay on sale.',
  answers: Variant,
  errors: [InvalidInput],
  input: 'A variant, and how long it is off sale.',
  about: 'The variant, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Variant], required: true, description: 'The variant that is off sale.' }),
    ...duration(t, 'variant'),
  }),
});

variants.ofOne('resumeVariant', resumeVariant, { description: 'Puts a variant back on sale.', answers: Variant });

options.withInput('stopOption', stopOption, {
  description: 'Puts one option on the stop list: the dish can be ordered without it, where it is not the only choice.',
  answers: Option,
  errors: [InvalidInput],
  input: 'An option of a dish, and how long it is off sale.',
  about: 'The option, and how long it is off sale.',
  fields: (t) => ({
    id: t.globalID({ for: [Option], required: true, description: 'The option that is off sale.' }),
    ...duration(t, 'option'),
  }),
});

options.ofOne('resumeOption', resumeOption, { description: 'Puts an option back on sale.', answers: Option });

builder.mutationField('resumeAll', (t) =>
  t.field({
    type: Channel,
    description: 'Empties the stop list: every product, variant and option is on sale again.',
    authScopes: { permission: 'stopList' },
    resolve: (_root, _args, context) => resumeAll(callerOf(context)),
  }),
);
