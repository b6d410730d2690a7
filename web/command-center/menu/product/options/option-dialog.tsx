import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { option } from '../../../../../domain/entities/option';
import * as documents from '../../../../documents/option';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import { DescribedFields } from '../../../kit/entity/described-fields';
import { useDescribedForm } from '../../../kit/entity/use-described-form';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useBoundField } from '../../../kit/form/use-bound-field';
import { Button } from '../../../kit/ui/button';
import { Notice } from '../../../kit/ui/feedback';
import { AllergenField } from '../allergen-field';
import { NutrientFields } from '../nutrient-fields';
import { ALLERGENS, inOrder, NUTRIENT_FIELDS, nutritionInput, nutritionValues } from '../product-values';
import { type GroupOfOption, meantKind, OptionKindField } from './option-kind-field';

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
  readonly group: GroupOfOption;
  readonly onClose: () => void;
  /** Null for a new one. */
  readonly onDelete: (() => void) | null;
}

/** What an answer is called, what it adds to the price, and what it adds to the dish. */
export function OptionDialog({ stored: masked, group, onClose, onDelete }: Props) {
  const { formatMessage } = useIntl();
  const { defaultLocale } = useCommandCenter();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(option, documents, {
    stored,
    initial: { optionGroupId: group.id, priceDifference: 0 },
    own: {
      kind: stored?.kind ?? null,
      allergens: inOrder(ALLERGENS, stored?.allergens ?? []),
      nutrition: nutritionValues(stored?.nutrition),
    },
    adjust: ({ kind, priceDifference, nutrition }) => ({
      kind: kind ?? undefined,
      priceDifference: priceDifference ?? 0,
      nutrition: nutritionInput(nutrition),
    }),
    words: 'command-center.product.options',
    onSaved: onClose,
  });
  const kind = useBoundField(form, 'kind');
  const texts = useWatch({ control: form.control, name: 'name' });
  const price = useWatch({ control: form.control, name: 'priceDifference' });
  const meant = meantKind(kind.value, group, texts, defaultLocale);
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: `command-center.product.options.${stored ? 'edit' : 'new'}` })}
    >
      <DescribedFields
        form={form}
        of={option}
        show={{
          name: { label: 'command-center.product.name' },
          kind: (
            <>
              <OptionKindField error={kind.error} group={group} onChange={kind.onChange} texts={texts} value={meant} />
              {meant === 'REMOVAL' && (price ?? 0) > 0 && <DearRemoval onChoice={() => kind.onChange('CHOICE')} />}
            </>
          ),
          priceDifference: {
            label: 'command-center.product.options.difference',
            hint: 'command-center.product.options.differenceHint',
          },
          sku: { label: 'command-center.product.sku' },
          allergens: (
            <AllergenField
              form={form}
              hint={formatMessage({ id: 'command-center.product.options.allergensHint' })}
              name="allergens"
            />
          ),
          nutrition: (
            <NutrientFields
              form={form}
              hint={formatMessage({ id: 'command-center.product.options.nutritionHint' })}
              label={formatMessage({ id: 'command-center.product.options.nutrition' })}
              names={NUTRIENT_FIELDS}
            />
          ),
        }}
      />
      {onDelete && (
        <Button onClick={onDelete} variant="danger">
          <FormattedMessage id="command-center.product.options.delete" />
        </Button>
      )}
    </FormDialog>
  );
}

/** Asks about a removal that clients would pay for. */
function DearRemoval({ onChoice }: { readonly onChoice: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Notice
      action={
        <Button onClick={onChoice} size="sm" variant="outline">
          <FormattedMessage id="command-center.product.options.dearRemoval.choice" />
        </Button>
      }
      isLive
      title={formatMessage({ id: 'command-center.product.options.dearRemoval' })}
      tone="warning"
    >
      <FormattedMessage id="command-center.product.options.dearRemoval.explained" />
    </Notice>
  );
}
