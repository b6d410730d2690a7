import { Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { RowButtons } from '../../kit/entity/row-buttons';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Button } from '../../kit/ui/button';
import { Tag } from '../../kit/ui/feedback';
import { TextField } from '../../kit/ui/fields';
import styles from './payment-method-row.module.css';

const ProviderRowFragment = graphql(`
  fragment ProviderRow on PaymentProvider {
    id
    kind
    isLive
    account
    captureTime
    holdMinutes
    isNoticeSigned
    noticeUrl
    triedAt
  }
`);

const TryPaymentProviderMutation = graphql(`
  mutation TryPaymentProvider($id: ID!) {
    answer: tryPaymentProvider(id: $id) {
      ... on PaymentProvider {
        id
        triedAt
      }
      ...Refusal
    }
  }
`);

interface Props {
  readonly provider: FragmentType<typeof ProviderRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** An account: play money or real, whether its keys were tried, and where the provider is to send its notices. */
export function ProviderRow({ provider, onChange, onDelete }: Props) {
  const { id, kind, isLive, account, captureTime, holdMinutes, isNoticeSigned, noticeUrl, triedAt } = readFragment(
    ProviderRowFragment,
    provider,
  );
  const { formatMessage } = useIntl();
  const [tryKeys, isTrying] = useAct(TryPaymentProviderMutation);
  const name = formatMessage({ id: `command-center.provider.kind.${kind}` });
  const isDeaf = kind === 'STRIPE' && !isNoticeSigned;
  const test = async () => tellRefusal(await tryKeys({ id }, formatMessage({ id: 'command-center.provider.tried' })));
  return (
    <>
      <div className={styles.row} data-active>
        <div className={styles.words}>
          <Flex align="center" gap="2" wrap="wrap">
            <span className={styles.name}>{account ? `${name} · ${account}` : name}</span>
            <Tag tone={isLive ? 'success' : 'warning'}>
              <FormattedMessage id={isLive ? 'command-center.provider.live' : 'command-center.provider.test'} />
            </Tag>
          </Flex>
          <p className={styles.details}>
            <FormattedMessage
              id={`command-center.provider.captured.${captureTime}`}
              values={{ minutes: holdMinutes }}
            />
          </p>
          <p className={styles.details}>
            {triedAt ? (
              <FormattedMessage id="command-center.provider.triedAt" values={{ moment: new Date(triedAt) }} />
            ) : (
              <FormattedMessage id="command-center.provider.untried" />
            )}
          </p>
        </div>
        <Button isBusy={isTrying} onClick={() => void test()} variant="outline">
          <FormattedMessage id="command-center.provider.try" />
        </Button>
        <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.payment" />
      </div>
      <TextField
        hint={formatMessage({
          id: isDeaf ? 'command-center.provider.noticeMissing' : `command-center.provider.noticeHint.${kind}`,
        })}
        label={formatMessage({ id: 'command-center.provider.noticeUrl' })}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        value={noticeUrl}
      />
    </>
  );
}
