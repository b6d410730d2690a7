import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../ui/button/link-button';
import { FoodIcon } from '../ui/icons/food-icon';
import styles from './welcome.module.css';

interface Props {
  readonly shopName: string | null;
  readonly isSignedIn: boolean;
}

/** The wizard is closed for good: there are two places to go on to. */
export function AlreadySetUp({ shopName, isSignedIn }: Props) {
  return (
    <div className={styles.hero}>
      <span aria-hidden="true" className={styles.plate}>
        <FoodIcon name="fork-and-knife-with-plate" size={88} />
      </span>
      <h1 className={styles.heroTitle}>
        <FormattedMessage id="welcome.closed.title" values={{ name: shopName }} />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="welcome.closed.lead" />
      </p>
      <div className={styles.closedActions}>
        {/* Another application begins there, with messages of its own. */}
        <LinkButton reloadDocument size="lg" to={isSignedIn ? '/command-center' : '/command-center/sign-in'}>
          <FormattedMessage id={isSignedIn ? 'welcome.finish.commandCenter' : 'welcome.closed.signIn'} />
        </LinkButton>
        <LinkButton reloadDocument size="lg" to="/" variant="outline">
          <FormattedMessage id="welcome.closed.shop" />
        </LinkButton>
      </div>
    </div>
  );
}
