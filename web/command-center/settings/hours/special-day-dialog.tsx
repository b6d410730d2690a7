import { FormattedMessage, useIntl } from 'react-intl';
import { specialDay } from '../../../../domain/entities/special-day';
import * as documents from '../../../documents/special-day';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { Segmented } from '../../kit/ui/choices';
import { IntervalsField } from './intervals-field';
import { missingIn, nextInterval, toIntervals } from './week';

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
  readonly onClose: () => void;
}

/** A date that differs: closed, or open at other hours. */
export function SpecialDayDialog({ stored: masked, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(specialDay, documents, {
    stored,
    own: { intervals: toIntervals(stored?.intervals ?? []) },
    adjust: ({ intervals }) => ({ intervals: [...intervals] }),
    words: 'command-center.hours.special',
    onSaved: onClose,
  });
  const { id, value, onChange, error } = useBoundField(form, 'intervals', {
    check: (intervals) =>
      missingIn({ isActive: false, intervals }) === null
        ? undefined
        : formatMessage({ id: 'command-center.hours.missing' }),
  });
  const message = error ?? form.problems.find(({ name }) => name.startsWith('intervals'))?.message;
  const name = formatMessage({ id: 'command-center.hours.special.day' });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({
        id: stored ? 'command-center.hours.special.changeTitle' : 'command-center.hours.special.add',
      })}
    >
      <DescribedFields form={form} of={specialDay} show={{ date: { label: 'command-center.hours.special.date' } }} />
      <Segmented
        isWide
        label={name}
        onChange={(kind) => onChange(kind === 'closed' ? [] : [nextInterval([])])}
        segments={[
          { value: 'closed', label: <FormattedMessage id="command-center.hours.special.closed" /> },
          { value: 'hours', label: <FormattedMessage id="command-center.hours.special.hours" /> },
        ]}
        value={value.length === 0 ? 'closed' : 'hours'}
      />
      {value.length > 0 && (
        <IntervalsField
          id={id}
          name={name}
          onChange={onChange}
          problem={message ? { place: null, message } : null}
          value={value}
        />
      )}
      <DescribedFields
        form={form}
        of={specialDay}
        show={{
          note: { label: 'command-center.hours.special.note', hint: 'command-center.hours.special.noteHint' },
          isNotePublic: {
            label: 'command-center.hours.special.isNotePublic',
            hint: 'command-center.hours.special.isNotePublicHint',
          },
        }}
      />
    </FormDialog>
  );
}
