import { FormattedMessage } from 'react-intl';
import { Tag } from './feedback';

/** Marks what is for trying out: a test order, and the tokens and receivers of such orders. */
export function TestTag() {
  return (
    <Tag tone="warning">
      <FormattedMessage id="command-center.kit.test" />
    </Tag>
  );
}
