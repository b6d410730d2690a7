import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { encode } from 'uqr';
import styles from './order-code.module.css';

const never = () => () => undefined;

/** The order's page as a QR code: a phone at the counter opens it. Drawn in the browser, which knows the address. */
export function OrderCode({ path }: { readonly path: string }) {
  const { formatMessage } = useIntl();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => null,
  );
  if (origin === null) return <div className={styles.place} />;
  const { size, data } = encode(`${origin}${path}`, { ecc: 'M', border: 2 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className={styles.place}>
      <svg
        aria-label={formatMessage({ id: 'command-center.ticket.code' })}
        className={styles.code}
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${size} ${size}`}
      >
        <path d={dark} fill="#000000" />
      </svg>
    </div>
  );
}
