import type { ResultOf } from '@graphql-typed-document-node/core';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../../gql/gql';
import type { NoticeKind } from '../../../gql/graphql';
import type { MessageId } from '../../../i18n/message-ids';
import type { OrderSlotProps } from '../../../storefront/finish/order-slot';
import { Button } from '../../../ui/button/button';
import { buttonLook } from '../../../ui/button/button-look';
import { TextField } from '../../../ui/form/text-field';
import styles from './order.slot.module.css';

export const OrderFollowingQuery = graphql(`
  query OrderFollowing($token: String!) {
    orderFollowing(token: $token) {
      ... on OrderFollowing {
        kinds
        pushKey
        telegramLink
        subscriptions {
          id
          kind
          address
        }
      }
    }
  }
`);

export const FollowOrderMutation = graphql(`
  mutation FollowOrder($input: FollowOrderInput!) {
    answer: followOrder(input: $input) {
      ... on Error {
        message
      }
      ... on InvalidInput {
        fields {
          message
        }
      }
    }
  }
`);

export const UnfollowOrderMutation = graphql(`
  mutation UnfollowOrder($input: UnfollowOrderInput!) {
    answer: unfollowOrder(input: $input) {
      ... on Error {
        message
      }
    }
  }
`);

/** What it says of means whose addresses say nothing to a reader. */
const GOES_TO: Partial<Record<NoticeKind, MessageId>> = {
  PUSH: 'notices.goToDevice',
  TELEGRAM: 'notices.goToTelegram',
};

const PushFollow = lazy(() => import('./push-follow'));

type Answer = ResultOf<typeof FollowOrderMutation>['answer'] | ResultOf<typeof UnfollowOrderMutation>['answer'];

function whyRefused(answer: Answer): string | null {
  if (answer.__typename === 'OrderFollowing') return null;
  return answer.__typename === 'InvalidInput' ? (answer.fields[0]?.message ?? answer.message) : answer.message;
}

/** Where the order's messages go, and the end of them at one press. */
export default function FollowOrder({ token }: OrderSlotProps) {
  const { formatMessage } = useIntl();
  const [{ data }, readAgain] = useQuery({ query: OrderFollowingQuery, variables: { token } });
  const [{ fetching: isFollowing }, follow] = useMutation(FollowOrderMutation);
  const [{ fetching: isEnding }, unfollow] = useMutation(UnfollowOrderMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const found = data?.orderFollowing;
  const following = found?.__typename === 'OrderFollowing' ? found : null;
  if (!following || (following.kinds.length === 0 && following.subscriptions.length === 0)) return null;

  const tell = (answer: Answer | undefined) => {
    const refusal = answer ? whyRefused(answer) : formatMessage({ id: 'notices.notSent' });
    setProblem(refusal);
    readAgain({ requestPolicy: 'network-only' });
    return refusal === null;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isFollowing) return;
    const answer = (await follow({ input: { token, kind: 'MAIL', address } })).data?.answer;
    if (tell(answer)) setAddress('');
  };
  const end = async (id: string) => tell((await unfollow({ input: { token, id } })).data?.answer);

  return (
    <section aria-labelledby="notices-title" className={styles.card} id="notices">
      <h2 className={styles.heading} id="notices-title">
        <FormattedMessage id="notices.title" />
      </h2>
      {following.subscriptions.map(({ id, kind, address: masked }) => (
        <p className={styles.followed} key={id}>
          <span>
            <FormattedMessage id={GOES_TO[kind] ?? 'notices.goTo'} values={{ address: masked }} />
          </span>
          <Button isBusy={isEnding} onClick={() => void end(id)} variant="outline">
            <FormattedMessage id="notices.end" />
          </Button>
        </p>
      ))}
      {following.pushKey && (
        <Suspense>
          <PushFollow
            ends={following.subscriptions.map((one) => one.address)}
            onFollow={async (subscribed) =>
              tell((await follow({ input: { token, kind: 'PUSH', ...subscribed } })).data?.answer)
            }
            pushKey={following.pushKey}
          />
        </Suspense>
      )}
      {following.telegramLink && (
        <p>
          <a
            className={buttonLook({ variant: 'outline' })}
            href={following.telegramLink}
            rel="noreferrer"
            target="_blank"
          >
            <FormattedMessage id="notices.telegram" />
          </a>
        </p>
      )}
      {following.kinds.includes('MAIL') && (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            autoComplete="email"
            error={problem}
            hint={<FormattedMessage id="notices.mailHint" />}
            inputMode="email"
            label={<FormattedMessage id="notices.mail" />}
            maxLength={254}
            name="notice-address"
            onChange={(event) => setAddress(event.currentTarget.value)}
            type="email"
            value={address}
          />
          <Button isBusy={isFollowing} type="submit">
            <FormattedMessage id="notices.follow" />
          </Button>
        </form>
      )}
    </section>
  );
}
