import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { SetUpTaskName } from '../../../gql/graphql';
import { CircleCheckIcon } from '../../../ui/icons/circle-check-icon';
import { Tag } from '../../../ui/text/tag';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { HOME_PATH } from '../../access/session/return-path';
import figures from './figures.module.css';
import { Panel } from './panel';
import styles from './set-up-tasks.module.css';

const SetUpTasksFragment = graphql(`
  fragment SetUpTasks on SetUpTask {
    name
    isDone
    isNeeded
  }
`);

const PATHS: Readonly<Record<SetUpTaskName, string>> = {
  DISH: '/product/new',
  HOURS: '/settings/hours',
  RECEIVING: '/settings/orders',
  PAYMENT: '/settings/payment',
  ORDERING: '/settings/general',
  PHONE: '/settings/general',
  LOGO: '/settings/appearance',
  RECEIVER: '/receiver/new',
  STAFF: '/settings/staff',
};

interface Props {
  readonly tasks: readonly FragmentType<typeof SetUpTasksFragment>[];
}

/** What a new shop still has to do; nothing once shoppers can order. */
export function SetUpTasks({ tasks }: Props) {
  const all = readFragment(SetUpTasksFragment, tasks);
  if (all.every(({ isDone, isNeeded }) => isDone || !isNeeded)) return null;
  const done = all.filter(({ isDone }) => isDone).length;
  return (
    <Panel
      aside={
        <span className={figures.muted}>
          <FormattedMessage id="command-center.dashboard.setUp.progress" values={{ done, all: all.length }} />
        </span>
      }
      title={<FormattedMessage id="command-center.dashboard.setUp" />}
    >
      <p className={figures.muted}>
        <FormattedMessage id="command-center.dashboard.setUp.explained" />
      </p>
      <ul className={styles.tasks}>
        {all.map(({ name, isDone, isNeeded }) => (
          <li className={styles.task} key={name}>
            {isDone ? <CircleCheckIcon /> : <span className={styles.open} />}
            {isDone ? (
              <s className={styles.done}>
                <FormattedMessage id={`command-center.dashboard.setUp.${name}`} />
              </s>
            ) : (
              <Link to={HOME_PATH + PATHS[name]}>
                <FormattedMessage id={`command-center.dashboard.setUp.${name}`} />
              </Link>
            )}
            {isDone && (
              <VisuallyHidden>
                <FormattedMessage id="command-center.dashboard.setUp.done" />
              </VisuallyHidden>
            )}
            {isNeeded && !isDone && (
              <Tag tone="accent">
                <FormattedMessage id="command-center.dashboard.setUp.needed" />
              </Tag>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
