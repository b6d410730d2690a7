import { Flex } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import TrashIcon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { ConfirmDialog } from '../../kit/form/confirm-dialog';
import { Button, Chip } from '../../kit/ui/button';
import type { DeskDraft } from './desk-drafts';

interface Props {
  /** Those that hold something. */
  readonly drafts: readonly DeskDraft[];
  readonly currentId: string;
  /** @param id - null for another caller. */
  readonly onChoose: (id: string | null) => void;
  readonly onRemove: (id: string) => void;
}

/** The callers whose orders are not placed yet. One is thrown away only after a question. */
export function DraftTabs({ drafts, currentId, onChoose, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const isKept = drafts.some(({ id }) => id === currentId);
  if (drafts.length === 0) return null;
  return (
    <Flex
      align="center"
      aria-label={formatMessage({ id: 'command-center.desk.drafts' })}
      gap="2"
      marginTop="3"
      role="group"
      wrap="wrap"
    >
      {drafts.map(({ id, form: { details, lines } }, index) => (
        <Chip isActive={id === currentId} key={id} onPress={() => onChoose(id)}>
          {details.name || details.phone || formatMessage({ id: 'command-center.desk.draft' }, { number: index + 1 })}
          {' · '}
          <FormattedMessage id="command-center.desk.dishCount" values={{ count: lines.length }} />
        </Chip>
      ))}
      <Button onClick={() => onChoose(null)} size="sm" variant="outline">
        <Icon of={PlusIcon} size={18} />
        <FormattedMessage id="command-center.desk.another" />
      </Button>
      {isKept && (
        <Button onClick={() => setIsAsking(true)} size="sm" variant="ghost">
          <Icon of={TrashIcon} size={18} />
          <FormattedMessage id="command-center.desk.discard" />
        </Button>
      )}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.desk.discard' })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          onRemove(currentId);
          return null;
        }}
        title={formatMessage({ id: 'command-center.desk.discardTitle' })}
      >
        <FormattedMessage id="command-center.desk.discardExplained" />
      </ConfirmDialog>
    </Flex>
  );
}
