import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useStoredForm } from '../../kit/entity/use-stored-form';
import { FormTextField } from '../../kit/fields/form-text-field';
import { LocalizedField } from '../../kit/fields/localized-field';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { FormDialog } from '../../kit/form/form-dialog';
import { useBoundField } from '../../kit/form/use-bound-field';
import { Segmented } from '../../kit/ui/choices';
import { IntervalsField } from './intervals-field';
import { missingIn, nextInterval, toIntervals } from './week';

const SpecialDayDialogFragment = graphql(`
  fragment SpecialDayDialog on SpecialDay {
    id
    version
    date
    intervals {
      from
      to
    }
    noteTranslations {
      locale
      value
    }
  }
`);

const CreateSpecialDayMutation = graphql(`
  mutation CreateSpecialDay($input: CreateSpecialDayInput!) {
    answer: createSpecialDay(input: $input) {
      ... on SpecialDay {
        id
      }
      ...Refusal
    }
  }
`);

const UpdateSpecialDayMutation = graphql(`
  mutation UpdateSpecialDay($input: UpdateSpecialDayInput!) {
    answer: updateSpecialDay(input: $input) {
      ... on SpecialDay {
        id
      }
      ...Refusal
    }
  }
`);

interface Props {
  /** Null for a new one. */
  readonly day: FragmentType<typeof SpecialDayDialogFragment> | null;
  readonly onClose: () => void;
}

/** A date that differs: closed, or open at other hours. */
export function SpecialDayDialog({ day, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(SpecialDayDialogFragment, day);
  const form = useStoredForm({
    stored,
    saved: {
      date: stored?.date ?? '',
      intervals: toIntervals(stored?.intervals ?? []),
      note: toTexts(stored?.noteTranslations ?? []),
    },
    toInput: ({ date, intervals, note }) => ({ date, intervals: [...intervals], note: toEntries(note) }),
    create: CreateSpecialDayMutation,
    update: UpdateSpecialDayMutation,
    done: formatMessage({
      id: stored ? 'command-center.hours.special.updated' : 'command-center.hours.special.created',
    }),
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
      <FormTextField
        form={form}
        label={formatMessage({ id: 'command-center.hours.special.date' })}
        name="date"
        type="date"
      />
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
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.hours.special.noteHint' })}
        isOptional
        label={formatMessage({ id: 'command-center.hours.special.note' })}
        maxLength={200}
        name="note"
      />
    </FormDialog>
  );
}
