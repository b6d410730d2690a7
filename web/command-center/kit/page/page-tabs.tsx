import { Badge, Box, chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
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
        <Box asChild css={looks.trigger} key={to}>
          <NavLink end preventScrollReset to={to}>
            {words}
            {count !== undefined && <Badge colorPalette="gray">{count}</Badge>}
          </NavLink>
        </Box>
      ))}
    </chakra.nav>
  );
}
