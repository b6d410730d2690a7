import { useId } from 'react';
import { useIntl } from 'react-intl';
import { link } from '../../../../domain/entities/link';
import * as documents from '../../../documents/link';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import type { LinkPlacement } from '../../../gql/graphql';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FormDialog } from '../../kit/form/form-dialog';
import { IconPicker } from './icon-picker';

/** A page of the storefront that a link can lead to. */
export interface LinkTarget {
  readonly path: string;
  readonly name: string;
}

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
  readonly placement: LinkPlacement;
  readonly targets: readonly LinkTarget[];
  readonly onClose: () => void;
}

/** A link, new or to be changed. */
export function LinkDialog({ stored: masked, placement, targets, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, masked);
  const list = useId();
  const form = useDescribedForm(link, documents, {
    stored,
    initial: { placement, opensInNewTab: placement === 'SOCIAL' },
    words: 'command-center.navigation',
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
      <DescribedFields
        form={form}
        of={link}
        show={{
          name: { label: 'command-center.navigation.text' },
          url: {
            label: 'command-center.navigation.url',
            hint: `command-center.navigation.${placement}.urlHint`,
            input: { list },
          },
          icon: <IconPicker form={form} />,
          opensInNewTab: { label: 'command-center.navigation.newTab', hint: 'command-center.navigation.newTabHint' },
        }}
      />
      <datalist id={list}>
        {targets.map(({ path, name }) => (
          <option key={path} label={name} value={path} />
        ))}
      </datalist>
    </FormDialog>
  );
}
