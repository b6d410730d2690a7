import { Heading, Stack, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { DeleteQuestion } from '../../kit/entity/delete-entity';
import { Button } from '../../kit/ui/button';
import { ProviderDialog } from './provider-dialog';
import { ProviderRow } from './provider-row';

const ProvidersFragment = graphql(`
  fragment Providers on Channel {
    id
    paymentProviders {
      id
      kind
      ...ProviderRow
      ...ProviderDialog
    }
  }
`);

const DeletePaymentProviderMutation = graphql(`
  mutation DeletePaymentProvider($id: ID!) {
    answer: deletePaymentProvider(id: $id) {
      ... on Deleted {
        deletedId
      }
      ...Refusal
    }
  }
`);

/** The accounts by which clients pay before the order is placed. */
export function Providers({ shop }: { readonly shop: FragmentType<typeof ProvidersFragment> }) {
  const { formatMessage } = useIntl();
  const providers = readFragment(ProvidersFragment, shop).paymentProviders ?? [];
  const [open, setOpen] = useState<{ readonly act: 'add' | 'change' | 'delete'; readonly id: string } | null>(null);
  const chosen = providers.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <Stack as="section" aria-labelledby="providers" gap="4" marginTop="10">
      <Heading as="h2" id="providers" size="lg">
        <FormattedMessage id="command-center.provider.title" />
      </Heading>
      <Text maxWidth="44rem" color="fg.muted">
        <FormattedMessage id="command-center.provider.hint" />
      </Text>
      {providers.map((provider) => (
        <Stack
          background="bg"
          borderColor="border"
          borderRadius="lg"
          borderWidth="1px"
          gap="4"
          key={provider.id}
          padding={{ base: '4', md: '5' }}
        >
          <ProviderRow
            onChange={() => setOpen({ act: 'change', id: provider.id })}
            onDelete={() => setOpen({ act: 'delete', id: provider.id })}
            provider={provider}
          />
        </Stack>
      ))}
      <div>
        <Button onClick={() => setOpen({ act: 'add', id: '' })} variant="outline">
          <Icon of={PlusIcon} size={18} />
          <FormattedMessage id="command-center.provider.add" />
        </Button>
      </div>
      {open?.act === 'add' && <ProviderDialog onClose={close} provider={null} />}
      {open?.act === 'change' && chosen && <ProviderDialog key={chosen.id} onClose={close} provider={chosen} />}
      {open?.act === 'delete' && chosen && (
        <DeleteQuestion
          command={DeletePaymentProviderMutation}
          done={formatMessage({ id: 'command-center.provider.deleted' })}
          id={chosen.id}
          isOpen
          label={formatMessage({ id: 'command-center.provider.delete' })}
          onClose={close}
          question={formatMessage(
            { id: 'command-center.provider.deleteTitle' },
            { name: formatMessage({ id: `command-center.provider.kind.${chosen.kind}` }) },
          )}
        >
          <FormattedMessage id="command-center.provider.deleteExplained" />
        </DeleteQuestion>
      )}
    </Stack>
  );
}
