import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Panel } from '../../kit/page/panel';
import { secondFactorPath } from '../../kit/session/return-path';
import { Button, LinkButton } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import styles from './account.module.css';
import { ACCOUNT_PATH } from './account-path';
import { RenewCodes } from './renew-codes';
import { TurnOff } from './turn-off';

const SecondFactorPanelFragment = graphql(`
  fragment SecondFactorPanel on StaffUser {
    login
    hasPassword
    isSecondFactorRequired
    secondFactor {
      confirmedAt
      recoveryCodesLeft
    }
  }
`);

/** So few that new ones should be made. */
const FEW_CODES = 3;

/** Whether signing in asks for a code; how that begins, changes and ends. */
export function SecondFactorPanel({ user }: { readonly user: FragmentType<typeof SecondFactorPanelFragment> }) {
  const { login, hasPassword, isSecondFactorRequired, secondFactor } = readFragment(SecondFactorPanelFragment, user);
  const { formatMessage, formatDate } = useIntl();
  const [dialog, setDialog] = useState<'codes' | 'off' | null>(null);
  const close = () => setDialog(null);
  const setUp = secondFactorPath(ACCOUNT_PATH);
  const asked = { login, hasPassword, onClose: close };
  return (
    <Panel title={formatMessage({ id: 'command-center.factor.title' })}>
      {secondFactor ? (
        <>
          <p>
            <FormattedMessage
              id="command-center.factor.isOn"
              values={{ since: formatDate(secondFactor.confirmedAt ?? undefined, { dateStyle: 'long' }) }}
            />
          </p>
          <p className={styles.muted}>
            <FormattedMessage id="command-center.factor.left" values={{ count: secondFactor.recoveryCodesLeft }} />
            {isSecondFactorRequired && ' '}
            {isSecondFactorRequired && <FormattedMessage id="command-center.factor.isRequired" />}
          </p>
          {secondFactor.recoveryCodesLeft <= FEW_CODES && (
            <Notice tone="warning">
              <FormattedMessage id="command-center.factor.few" />
            </Notice>
          )}
          <div className={styles.buttons}>
            <Button onClick={() => setDialog('codes')} variant="outline">
              <FormattedMessage id="command-center.factor.renew" />
            </Button>
            <LinkButton to={setUp} variant="outline">
              <FormattedMessage id="command-center.factor.move" />
            </LinkButton>
            {!isSecondFactorRequired && (
              <Button onClick={() => setDialog('off')} variant="danger">
                <FormattedMessage id="command-center.factor.turnOff" />
              </Button>
            )}
          </div>
          {dialog === 'codes' && <RenewCodes {...asked} />}
          {dialog === 'off' && <TurnOff {...asked} />}
        </>
      ) : (
        <>
          <p>
            <FormattedMessage id="command-center.factor.isOff" />
          </p>
          <div className={styles.buttons}>
            <LinkButton to={setUp} variant="outline">
              <FormattedMessage id="command-center.factor.setUp" />
            </LinkButton>
          </div>
        </>
      )}
    </Panel>
  );
}
