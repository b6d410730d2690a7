import { Notice } from '../../ui/feedback/notice';
import type { PlainRefusal } from './answer-form.server';
import styles from './plain-route.module.css';

/** Why a form was not taken, and which of its fields are the reason. */
export function PlainRefusalNotice({ refusal: { message, fields } }: { readonly refusal: PlainRefusal }) {
  const reasons = [...new Set(Object.values(fields))].filter((reason) => reason !== message);
  return (
    <Notice isLive title={reasons.length > 0 ? message : undefined} tone="danger">
      {reasons.length === 0 ? (
        message
      ) : (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
