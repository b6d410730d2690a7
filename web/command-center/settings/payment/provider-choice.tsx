import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';

const ProviderOptionFragment = graphql(`
  fragment ProviderOption on PaymentProvider {
    id
    kind
    isLive
    account
  }
`);

export type ProviderOptions = readonly FragmentType<typeof ProviderOptionFragment>[];

/** The accounts as `<option>`s; the first one is paying on receiving. */
export function ProviderChoice({ providers }: { readonly providers: ProviderOptions }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <option value="">{formatMessage({ id: 'command-center.payment.onReceiving' })}</option>
      {readFragment(ProviderOptionFragment, providers).map(({ id, kind, isLive, account }) => (
        <option key={id} value={id}>
          {formatMessage(
            { id: isLive ? 'command-center.payment.onlineLive' : 'command-center.payment.onlineTest' },
            { name: formatMessage({ id: `command-center.provider.kind.${kind}` }), account: account ?? 'none' },
          )}
        </option>
      ))}
    </>
  );
}
