import PencilIcon from 'lucide/dist/esm/icons/pencil';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { RowWords } from '../../../i18n/message-ids';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../ui/button';

interface Props {
  readonly name: string;
  /** Where their words begin: `.changeOf` “Change “Lunch””, `.deleteOf`. */
  readonly words: RowWords;
  readonly onChange: () => void;
  /** Left out where it has to stay. */
  readonly onDelete?: (() => void) | undefined;
  /** Further buttons, between the two. */
  readonly children?: ReactNode;
}

/** The buttons by which a row of a list is changed and deleted. */
export function RowButtons({ name, words, onChange, onDelete, children }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <IconButton
        icon={<Icon of={PencilIcon} size={18} />}
        label={formatMessage({ id: `${words}.changeOf` }, { name })}
        onClick={onChange}
      />
      {children}
      {onDelete && (
        <IconButton
          icon={<Icon of={Trash2Icon} size={18} />}
          label={formatMessage({ id: `${words}.deleteOf` }, { name })}
          onClick={onDelete}
        />
      )}
    </>
  );
}
