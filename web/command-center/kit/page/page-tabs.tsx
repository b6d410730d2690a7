import { Badge, Box, chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation, useResolvedPath } from 'react-router';
import { useCurrentInSight } from '../ui/use-current-in-sight';

interface Props {
  /** What these are parts of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    /** May be relative to the page that has the tabs. */
    readonly to: string;
    readonly label: ReactNode;
    /** How much is in it. */
    readonly count?: number;
  }[];
}

/** The pages that are parts of one thing, below its heading. Links that look like tabs: each part has an address. */
export function PageTabs({ label, tabs }: Props) {
  const looks = useSlotRecipe({ key: 'tabs' })();
  const strip = useRef<HTMLElement>(null);
  useCurrentInSight(strip, useLocation().pathname);
  return (
    <chakra.nav aria-label={label} css={looks.list} ref={strip}>
      {tabs.map(({ to, label: words, count }) => (
        <PageTab count={count} key={to} to={to}>
          {words}
        </PageTab>
      ))}
    </chakra.nav>
  );
}

interface TabProps {
  readonly to: string;
  readonly count: number | undefined;
  readonly children: ReactNode;
}

/** A link of an older version may have written the id otherwise: paths are compared as they are meant. */
function PageTab({ to, count, children }: TabProps) {
  const looks = useSlotRecipe({ key: 'tabs' })();
  const isCurrent = decodeURIComponent(useResolvedPath(to).pathname) === decodeURIComponent(useLocation().pathname);
  return (
    <Box asChild css={looks.trigger}>
      <Link aria-current={isCurrent ? 'page' : undefined} preventScrollReset to={to}>
        {children}
        {count !== undefined && <Badge colorPalette="gray">{count}</Badge>}
      </Link>
    </Box>
  );
}
