import {
  Alert,
  Badge,
  EmptyState as ChakraEmptyState,
  Skeleton as ChakraSkeleton,
  Spinner as ChakraSpinner,
  Flex,
} from '@chakra-ui/react';
import CircleAlertIcon from 'lucide/dist/esm/icons/circle-alert';
import CircleCheckIcon from 'lucide/dist/esm/icons/circle-check';
import InfoIcon from 'lucide/dist/esm/icons/info';
import TriangleAlertIcon from 'lucide/dist/esm/icons/triangle-alert';
import type { CSSProperties, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const TONES = {
  info: { status: 'info', icon: InfoIcon },
  success: { status: 'success', icon: CircleCheckIcon },
  warning: { status: 'warning', icon: TriangleAlertIcon },
  danger: { status: 'error', icon: CircleAlertIcon },
} as const;

interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A button or link that leads on. */
  readonly action?: ReactNode;
  /** Read out when it appears; leave off for what was on the page from the start. */
  readonly isLive?: boolean;
}

/** A word to the reader in the flow of the page: maintenance, closed, a limit that is not reached. */
export function Notice({ tone = 'info', title, children, action, isLive = false }: NoticeProps) {
  const { status, icon } = TONES[tone];
  return (
    <Alert.Root role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined} status={status}>
      <Alert.Indicator>
        <Icon of={icon} />
      </Alert.Indicator>
      <Alert.Content>
        {title && <Alert.Title>{title}</Alert.Title>}
        {children && <Alert.Description>{children}</Alert.Description>}
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}

interface EmptyStateProps {
  /** A picture: `<FoodIcon name="takeout-box" size={72} />` or an interface icon. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <ChakraEmptyState.Root>
      <ChakraEmptyState.Content>
        {icon && <ChakraEmptyState.Indicator>{icon}</ChakraEmptyState.Indicator>}
        <ChakraEmptyState.Title as="p">{title}</ChakraEmptyState.Title>
        {children && <ChakraEmptyState.Description as="div">{children}</ChakraEmptyState.Description>}
        {action && (
          <Flex gap="3" justify="center" marginTop="6" wrap="wrap">
            {action}
          </Flex>
        )}
      </ChakraEmptyState.Content>
    </ChakraEmptyState.Root>
  );
}

const PALETTES = { neutral: 'gray', accent: 'accent', success: 'green', warning: 'orange', danger: 'red' } as const;

interface TagProps {
  readonly tone?: keyof typeof PALETTES;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short word about something: vegetarian, sold out, new. Not clickable. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <Badge colorPalette={PALETTES[tone]} data-tag>
      {icon}
      {children}
    </Badge>
  );
}

interface SkeletonProps {
  /** Any CSS lengths. Default: the full width and a line's height. */
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly radius?: CSSProperties['borderRadius'];
}

/** Holds the place of what is loading, in its measures. Say in words that something loads elsewhere, once. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return <ChakraSkeleton aria-hidden="true" style={{ width, height, borderRadius: radius }} />;
}

/** A turning ring in the text's colour. `isAnnounced` when nothing else tells that something is loading. */
export function Spinner({
  size = 20,
  isAnnounced = false,
}: {
  readonly size?: number;
  readonly isAnnounced?: boolean;
}) {
  const { formatMessage } = useIntl();
  const label = isAnnounced ? formatMessage({ id: 'ui.loading' }) : undefined;
  return (
    <ChakraSpinner aria-label={label} role={isAnnounced ? 'status' : undefined} style={{ width: size, height: size }} />
  );
}
