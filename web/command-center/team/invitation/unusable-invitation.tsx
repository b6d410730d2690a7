import { FormattedMessage } from 'react-intl';
import styles from '../../access/sign-in/sign-in-form.module.css';
import { SIGN_IN_PATH } from '../../kit/session/return-path';
import { LinkButton } from '../../kit/ui/button';

interface Props {
  readonly shopName: string;
  /** Why, in the reader's language. */
  readonly message: string;
}

/** A link that is wrong, used, withdrawn or too old: says so, and leads to the sign-in. */
export function UnusableInvitation({ shopName, message }: Props) {
  return (
    <div className={styles.box}>
      <header>
        <p className={styles.shop}>{shopName}</p>
        <h1 className={styles.title}>
          <FormattedMessage id="command-center.staff.invitation.unusable" />
        </h1>
        <p className={styles.lead}>{message}</p>
      </header>
      <LinkButton isWide size="lg" to={SIGN_IN_PATH}>
        <FormattedMessage id="command-center.signIn.title" />
      </LinkButton>
    </div>
  );
}
