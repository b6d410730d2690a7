import { Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { codePath } from '../../kit/session/return-path';
import { AnchorButton } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import type { ProviderProblem } from './provider-problem';
import { useProviderPopup } from './use-provider-popup';

const OR = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  color: 'fg.muted',
  fontSize: 'sm',
  _before: { flex: '1', height: '1px', background: 'border', content: '""' },
  _after: { flex: '1', height: '1px', background: 'border', content: '""' },
} as const;

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
    <Grid gap="4">
      {told && (
        <Notice
          isLive
          title={<FormattedMessage id={`command-center.signIn.problem.${told}`} values={{ name }} />}
          tone={told === 'cancelled' ? 'info' : 'danger'}
        >
          <FormattedMessage id={`command-center.signIn.problemExplained.${told}`} values={{ name }} />
        </Notice>
      )}
      <AnchorButton variant="outline" size="lg" isWide href={href} onClick={openPopup}>
        <FormattedMessage id="command-center.signIn.continueWith" values={{ name }} />
      </AnchorButton>
      <Text css={OR}>
        <FormattedMessage id="command-center.signIn.or" />
      </Text>
    </Grid>
  );
}
