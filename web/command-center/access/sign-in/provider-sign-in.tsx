import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { buttonLook } from '../../../ui/button/button-look';
import { Notice } from '../../../ui/feedback/notice';
import { codePath } from '../session/return-path';
import type { ProviderProblem } from './provider-problem';
import styles from './provider-sign-in.module.css';
import { useProviderPopup } from './use-provider-popup';

const ProviderSignInFragment = graphql(`
  fragment ProviderSignIn on SignInProvider {
    name
    path
  }
`);

interface Props {
  readonly provider: FragmentType<typeof ProviderSignInFragment>;
  /** Where it leads in the end: a page of ours. */
  readonly to: string;
  /** Of the invitation that is accepted with the account. */
  readonly invitation?: string;
  /** How the last try went, when it was made in this window. */
  readonly problem: ProviderProblem | null;
  /** Signed in by the popup. */
  readonly onSignedIn: () => void;
}

/** “Continue with …”: in a popup, or in this window where popups are blocked and before any script has come. */
export function ProviderSignIn({ provider, to, invitation, problem, onSignedIn }: Props) {
  const { name, path } = readFragment(ProviderSignInFragment, provider);
  const navigate = useNavigate();
  const [told, setTold] = useState<ProviderProblem | null>(problem);
  const href = `${path}?${new URLSearchParams({ to, ...(invitation && { invitation }) })}`;
  const openPopup = useProviderPopup(href, (end) => {
    if (end === null) onSignedIn();
    else if (end === 'code') void navigate(codePath(to));
    else setTold(end);
  });
  return (
    <div className={styles.box}>
      {told && (
        <Notice
          isLive
          title={<FormattedMessage id={`command-center.signIn.problem.${told}`} values={{ name }} />}
          tone={told === 'cancelled' ? 'info' : 'danger'}
        >
          <FormattedMessage id={`command-center.signIn.problemExplained.${told}`} values={{ name }} />
        </Notice>
      )}
      <a className={buttonLook({ variant: 'outline', size: 'lg', isWide: true })} href={href} onClick={openPopup}>
        <FormattedMessage id="command-center.signIn.continueWith" values={{ name }} />
      </a>
      <p className={styles.or}>
        <FormattedMessage id="command-center.signIn.or" />
      </p>
    </div>
  );
}
