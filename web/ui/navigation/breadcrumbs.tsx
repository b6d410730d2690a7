import ChevronRightIcon from 'lucide/dist/esm/icons/chevron-right';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Icon } from '../icons/icon';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Without a language prefix. The last crumb is the page itself and needs none. */
  readonly to?: string;
}

/** The way from the shop's door to this page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'ui.breadcrumbs' })}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          <li className={styles.crumb} key={label}>
            {index > 0 && <Icon of={ChevronRightIcon} className={styles.separator} size={14} />}
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
