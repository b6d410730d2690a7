import { useId } from 'react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { LinkPlacement } from '../../../gql/graphql';
import { useStoredForm } from '../../kit/entity/use-stored-form';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { LocalizedField } from '../../kit/fields/localized-field';
import { NO_TEXTS, toEntries, toTexts } from '../../kit/fields/texts';
import { FormDialog } from '../../kit/form/form-dialog';
import { IconPicker } from './icon-picker';
import type { LinkTarget, LinkValues } from './link-target';

const LinkDialogFragment = graphql(`
  fragment LinkDialog on Link {
    id
    version
    url
    icon
    opensInNewTab
    nameTranslations {
      locale
      value
    }
  }
`);

const CreateLinkMutation = graphql(`
  mutation CreateLink($input: CreateLinkInput!) {
    answer: createLink(input: $input) {
      ... on Link {
        id
        version
      }
      ...Refusal
    }
  }
`);

const UpdateLinkMutation = graphql(`
  mutation UpdateLink($input: UpdateLinkInput!) {
    answer: updateLink(input: $input) {
      ... on Link {
        id
        version
      }
      ...Refusal
    }
  }
`);

interface Props {
  /** Null for a new one. */
  readonly link: FragmentType<typeof LinkDialogFragment> | null;
  readonly placement: LinkPlacement;
  readonly targets: readonly LinkTarget[];
  readonly onClose: () => void;
}

/** A link, new or to be changed. */
export function LinkDialog({ link, placement, targets, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(LinkDialogFragment, link);
  const listId = useId();
  const saved: LinkValues = {
    name: stored ? toTexts(stored.nameTranslations) : { ...NO_TEXTS },
    url: stored?.url ?? '',
    icon: stored?.icon ?? null,
    opensInNewTab: stored?.opensInNewTab ?? placement === 'SOCIAL',
  };
  const form = useStoredForm({
    stored,
    saved,
    toInput: ({ name, url, ...values }) => ({ ...values, placement, url: url.trim(), name: toEntries(name) }),
    create: CreateLinkMutation,
    update: UpdateLinkMutation,
    done: formatMessage({ id: stored ? 'command-center.navigation.updated' : 'command-center.navigation.created' }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({
        id: stored ? 'command-center.navigation.changeTitle' : `command-center.navigation.${placement}.add`,
      })}
    >
      <LocalizedField
        form={form}
        label={formatMessage({ id: 'command-center.navigation.text' })}
        maxLength={80}
        name="name"
      />
      <FormTextField
        autoComplete="off"
        form={form}
        hint={formatMessage({ id: `command-center.navigation.${placement}.urlHint` })}
        inputMode="url"
        label={formatMessage({ id: 'command-center.navigation.url' })}
        list={listId}
        maxLength={2048}
        name="url"
        spellCheck={false}
      />
      <datalist id={listId}>
        {targets.map(({ path, name }) => (
          <option key={path} label={name} value={path} />
        ))}
      </datalist>
      <IconPicker form={form} />
      <FormSwitch
        form={form}
        hint={formatMessage({ id: 'command-center.navigation.newTabHint' })}
        label={formatMessage({ id: 'command-center.navigation.newTab' })}
        name="opensInNewTab"
      />
    </FormDialog>
  );
}
