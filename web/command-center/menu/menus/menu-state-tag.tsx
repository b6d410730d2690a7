import { FormattedMessage } from 'react-intl';
import { Tag } from '../../kit/ui/feedback';
import type { MenuState } from './shown-menu';

const TONES = { SHOWN: 'success', BEHIND: 'neutral', OFF: 'warning' } as const satisfies Record<MenuState, string>;

/** Whether shoppers see a menu, in a word. */
export function MenuStateTag({ state }: { readonly state: MenuState }) {
  return (
    <Tag tone={TONES[state]}>
      <FormattedMessage id={`command-center.catalog.menu.state.${state}`} />
    </Tag>
  );
}
