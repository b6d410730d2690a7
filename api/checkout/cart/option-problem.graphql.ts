import type { Localized } from '../../../domain/localized';
import type { OptionProblem } from '../../catalog/options/chosen-options';
import { builder } from '../../graphql/builder';
import { refusalMessage } from '../../messages/refusal-message';
import { InvalidOptions } from '../refusals';

const OptionProblemCode = builder.enumType('OptionProblemCode', {
  description: 'Why a choice of options can’t be had.',
  values: {
    TOO_FEW_OPTIONS: { description: 'The group asks for more.' },
    TOO_MANY_OPTIONS: { description: 'The group takes fewer.' },
    UNKNOWN_OPTION: { description: 'The dish has no such option, or no longer.' },
    OPTION_SOLD_OUT: { description: 'The option is on the stop list.' },
    REPEATED_OPTION: { description: 'The option was sent twice.' },
    NEGATIVE_PRICE: { description: 'The dish would cost less than nothing with this option and the others.' },
  } as const satisfies Record<OptionProblem['code'], object>,
});

/** The counts are about a group; everything else is about one option. */
const ABOUT_GROUP: readonly OptionProblem['code'][] = ['TOO_FEW_OPTIONS', 'TOO_MANY_OPTIONS'];

export const OptionProblemType = builder
  .objectRef<OptionProblem & { readonly dish: Localized }>('OptionProblem')
  .implement({
    description: 'Why a choice of options can’t be had.',
    fields: (t) => ({
      code: t.expose('code', { type: OptionProblemCode, description: 'For a program.' }),
      message: t.string({
        description: 'Which dish, and what is wrong with it, for a person in the reader’s language.',
        resolve: ({ dish, ...problem }, _args, { locale }) =>
          refusalMessage(new InvalidOptions(dish, [problem]), locale, null),
      }),
      subjectId: t.globalID({
        description: 'The option group that wants more or fewer, else the option.',
        resolve: ({ code, subjectId }) => ({
          id: subjectId,
          type: ABOUT_GROUP.includes(code) ? 'OptionGroup' : 'Option',
        }),
      }),
    }),
  });
