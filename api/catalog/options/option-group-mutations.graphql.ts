import { option } from '../../../domain/entities/option';
import { optionGroup } from '../../../domain/entities/option-group';
import { builder } from '../../graphql/builder';
import { describedInputs } from '../../graphql/described-inputs';
import { staffMutations } from '../../graphql/staff-mutations';
import { Product } from '../products/product.graphql';
import { optionGroups } from './option-group.command';
import { OptionGroup } from './option-group.graphql';
import { optionWords } from './option-mutations.graphql';

const { optionGroupId: _made, ...optionFields } = option.fields;
const newOptionWords = {
  ...optionWords,
  about: {
    ...optionWords.about,
    priceDifference: 'Minor units that the option adds to the price of one; may be negative',
    allergens: 'All that the option contains',
  },
};
const NewOptionInput = builder.inputType('NewOptionInput', {
  description: 'An option that is made together with its group.',
  fields: (t) => describedInputs(t, optionFields, newOptionWords, true),
});

staffMutations(OptionGroup, { noun: 'group', permission: 'catalog' }).described(optionGroup, optionGroups, {
  about: {
    productId: 'What it is asked about',
    name: 'What is asked: “Crust”',
    sku: 'Article number',
    minimum: 'How many have to be chosen; a new group asks for none',
    maximum: 'How many can be chosen, no more than there are options; one of a new group',
    options: `In order; at most ${option.limit}`,
  },
  inputs: {
    productId: (t, shape) => t.globalID({ for: [Product], ...shape }),
    options: (t, shape) => t.field({ type: [NewOptionInput], ...shape }),
  },
  create: { description: 'Adds an option group with its options to a product.' },
  update: { description: 'Changes an option group.' },
  remove: { description: 'Removes an option group with its options.' },
  reorder: { description: 'Puts a product’s option groups in order.', answers: Product },
});
