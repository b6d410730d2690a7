import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { useSend } from '../../kit/entity/use-send';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import styles from './passkey-sign-in.module.css';
import { canUsePasskeys, problemOf, signByPasskey } from './webauthn';

const BeginPasskeySignInMutation = graphql(`
  mutation BeginPasskeySignIn {
    answer: beginPasskeySignIn {
      ... on PasskeyQuestion {
        challenge
        host
      }
      ...Refusal
    }
  }
`);

const SignInWithPasskeyMutation = graphql(`
  mutation SignInWithPasskey($input: SignInWithPasskeyInput!) {
    answer: signInWithPasskey(input: $input) {
      ... on Session {
        isReady
      }
      ...Refusal
    }
  }
`);

/** The way in without login and password; nothing where the browser or the address has no passkeys. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { formatMessage } = useIntl();
  const isHydrated = useIsHydrated();
  const begin = useSend(BeginPasskeySignInMutation);
  const signIn = useSend(SignInWithPasskeyMutation);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (isHydrated && !canUsePasskeys()) return null;
  const notSent = formatMessage({ id: 'command-center.move.notSent' });
  /** @returns why the sign-in failed; null when it succeeded. */
  const enter = async (): Promise<string | null> => {
    const question = await begin({});
    if (question?.__typename !== 'PasskeyQuestion') return question?.message ?? notSent;
    const signed = await signByPasskey(question).catch((error: unknown) => problemOf(error));
    if (typeof signed === 'string') return formatMessage({ id: `command-center.passkey.problem.${signed}` });
    const answer = await signIn({ input: signed });
    return answer?.__typename === 'Session' ? null : (answer?.message ?? notSent);
  };
  const press = async () => {
    setIsBusy(true);
    setRefusal(null);
    const problem = await enter();
    if (problem === null) return onSignedIn();
    setIsBusy(false);
    setRefusal(problem);
  };
  return (
    <>
      {refusal && <Notice isLive title={refusal} tone="danger" />}
      <Button
        className={isHydrated ? undefined : styles.held}
        isBusy={isBusy}
        isWide
        onClick={() => void press()}
        size="lg"
        variant="outline"
      >
        <FormattedMessage id="command-center.passkey.signIn" />
      </Button>
    </>
  );
}
