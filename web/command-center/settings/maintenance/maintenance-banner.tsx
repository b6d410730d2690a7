import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icons/icon';
import styles from '../../kit/page/banner.module.css';
import { LinkButton } from '../../kit/ui/button';

interface Props {
  /** Staff have switched ordering off. */
  readonly isOn: boolean;
  /** Whether the caller may switch it on again. */
  readonly canEnd: boolean;
}

/** Shown on every page while the shop takes no orders. */
export function MaintenanceBanner({ isOn, canEnd }: Props) {
  return (
    <div className={isOn ? classNames(styles.banner, styles.danger) : undefined}>
      {isOn && <Icon of={TriangleAlertIcon} />}
      {/* Always in the page, so that screen readers hear it come and go. */}
      <p className={styles.words} role="status">
        {isOn && (
          <>
            <strong>
              <FormattedMessage id="command-center.settings.maintenance.banner" />
            </strong>{' '}
            <FormattedMessage id="command-center.settings.maintenance.bannerExplained" />
          </>
        )}
      </p>
      {isOn && canEnd && (
        <LinkButton to="/command-center/settings/general" variant="outline">
          <FormattedMessage id="command-center.settings.maintenance.toSettings" />
        </LinkButton>
      )}
    </div>
  );
}
