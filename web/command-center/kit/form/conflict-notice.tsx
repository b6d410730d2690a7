import { Flex } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/button';
import { Notice } from '../ui/feedback';
import type { EntityFormState } from './use-entity-form';

/** Someone else saved the edited entity: the reader takes their values or keeps the typed ones. */
export function ConflictNotice<Values extends FieldValues>({ form }: { readonly form: EntityFormState<Values> }) {
  const { conflict, loadTheirs, keepMine } = form;
  if (conflict === 'none') return null;
  const isLoading = conflict === 'loading';
  return (
    <Notice isLive title={<FormattedMessage id="command-center.kit.conflict.title" />} tone="warning">
      <p>
        <FormattedMessage id="command-center.kit.conflict.explained" />
      </p>
      <Flex gap="3" marginTop="3" wrap="wrap">
        <Button isBusy={isLoading} onClick={keepMine} size="sm">
          <FormattedMessage id="command-center.kit.conflict.mine" />
        </Button>
        <Button isBusy={isLoading} onClick={loadTheirs} size="sm" variant="outline">
          <FormattedMessage id="command-center.kit.conflict.theirs" />
        </Button>
      </Flex>
    </Notice>
  );
}
