import { encodeGlobalID } from '@pothos/plugin-relay';
import { SKU_LENGTH, SKUS_AT_ONCE } from '../../../domain/catalog-limits';
import { builder } from '../../graphql/builder';
import { ErrorInterface, refusalAsValue } from '../../graphql/refusal.graphql';
import { staffMutations } from '../../graphql/staff-mutations';
import { InvalidInput } from '../../kernel/refusals';
import { Product } from '../products/product.graphql';
import { type SkuOutcome, type SkusChanged, updateBySku } from './sku-changes.command';

const SkuOutcomeType = builder.objectRef<SkuOutcome>('SkuOutcome').implement({
  description: 'What became of one row of a change by SKU.',
  fields: (t) => ({
    sku: t.exposeString('sku', { description: 'As it was sent.' }),
    changedIds: t.idList({
      description: 'The variants and options that carry it; empty when nothing was changed.',
      resolve: ({ changed }) => changed.map(({ typename, id }) => encodeGlobalID(typename, id)),
    }),
    problem: t.field({
      type: ErrorInterface,
      nullable: true,
      description: 'Why nothing was changed; null when something was. Its path names the row.',
      resolve: ({ problem }) => problem && refusalAsValue(problem),
    }),
  }),
});

const SkusChangedType = builder.objectRef<SkusChanged>('SkusChanged').implement({
  description: 'What became of a change by SKU: each row stands by itself.',
  fields: (t) => ({
    rows: t.field({
      type: [SkuOutcomeType],
      description: `One for each row of the call, in its order; at most ${SKUS_AT_ONCE}.`,
      resolve: ({ rows }) => [...rows],
    }),
  }),
});

const SkuChangeInput = builder.inputType('SkuChangeInput', {
  description: 'What is to be so for everything that carries an article number; what is left out stays.',
  fields: (t) => ({
    sku: t.string({ required: true, description: `Of variants or options, up to ${SKU_LENGTH} characters.` }),
    price: t.int({ description: 'Minor units; of an option what it adds, which may be negative.' }),
    isAvailable: t.boolean({ description: 'False: off sale until staff or a program say otherwise. True: on sale.' }),
    stoppedUntil: t.field({ type: 'DateTime', description: 'Off sale until this future time; null: no longer.' }),
  }),
});

staffMutations(Product, { noun: 'product', permission: 'catalog' }).withInput('updateBySku', updateBySku, {
  description:
    'Changes prices and stops by the shop’s own article numbers, in one transaction with an answer for each row.',
  answers: SkusChangedType,
  errors: [InvalidInput],
  input: 'Prices and stops by article number.',
  about: 'What is to be so.',
  fields: (t) => ({
    items: t.field({ type: [SkuChangeInput], required: true, description: `Rows; 1 to ${SKUS_AT_ONCE}.` }),
  }),
});
