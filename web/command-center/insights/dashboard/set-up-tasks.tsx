import { chakra, Flex, Span } from '@chakra-ui/react';
import CircleCheckIcon from 'lucide/dist/esm/icons/circle-check';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { SetUpTaskName } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { HOME_PATH } from '../../kit/session/return-path';
import { Tag } from '../../kit/ui/feedback';
import figures from './figures.module.css';
import { Panel } from './panel';

const TASK = {
  display: 'flex',
  gap: '2',
  alignItems: 'center',
  minHeight: '11',
  '& > svg': { flex: 'none', color: 'fg.success' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: '11', fontWeight: 'semibold' },
} as const;

const SetUpTasksFragment = graphql(`
  fragment SetUpTasks on SetUpTask {
    name
    isDone
    isPreset
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
  const done = all.filter(({ isDone, isPreset }) => isDone && !isPreset).length;
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
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(19rem, 100%), 1fr))"
        gap="0 var(--space-5)"
        padding="0"
        listStyle="none"
      >
        {all.map(({ name, isDone, isPreset, isNeeded }) => (
          <chakra.li css={TASK} key={name}>
            {isDone && !isPreset ? (
              <Icon of={CircleCheckIcon} />
            ) : (
              <Span
                flex="none"
                width="1.25rem"
                height="1.25rem"
                border="2px solid var(--line-strong)"
                borderRadius="full"
              />
            )}
            <Flex align="center" columnGap="2" minWidth="0" wrap="wrap">
              {isDone && !isPreset ? (
                <chakra.s color="fg.muted">
                  <FormattedMessage id={`command-center.dashboard.setUp.${name}`} />
                </chakra.s>
              ) : (
                <Link to={HOME_PATH + PATHS[name]}>
                  <FormattedMessage id={`command-center.dashboard.setUp.${name}`} />
                </Link>
              )}
              {isPreset && (
                <Tag tone="neutral">
                  <FormattedMessage id="command-center.dashboard.setUp.preset" />
                </Tag>
              )}
              {isDone && !isPreset && (
                <VisuallyHidden>
                  <FormattedMessage id="command-center.dashboard.setUp.done" />
                </VisuallyHidden>
              )}
              {isNeeded && !isDone && (
                <Tag tone="accent">
                  <FormattedMessage id="command-center.dashboard.setUp.needed" />
                </Tag>
              )}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
