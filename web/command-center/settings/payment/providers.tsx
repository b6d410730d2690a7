import { Heading, Stack, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { useEntityDialogs } from '../../kit/entity/use-entity-dialogs';
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
  const dialogs = useEntityDialogs({
    items: providers,
    nameOf: ({ kind }) => formatMessage({ id: `command-center.provider.kind.${kind}` }),
    form: (provider, onClose) => <ProviderDialog onClose={onClose} provider={provider} />,
    command: DeletePaymentProviderMutation,
    words: 'command-center.provider',
    done: 'command-center.provider.deleted',
  });
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
            onChange={() => dialogs.change(provider.id)}
            onDelete={() => dialogs.remove(provider.id)}
            provider={provider}
          />
        </Stack>
      ))}
      <div>
        <Button onClick={dialogs.add} variant="outline">
          <Icon of={PlusIcon} size={18} />
          <FormattedMessage id="command-center.provider.add" />
        </Button>
      </div>
      {dialogs.shown}
    </Stack>
  );
}
