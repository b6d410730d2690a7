import PencilIcon from 'lucide/dist/esm/icons/pencil';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { tellRefusal, useAct } from '../../kit/entity/use-act';
import { Button, LinkButton } from '../../kit/ui/button';
import { CreateCategoryDialog } from '../categories/create-category-dialog';
import { menuPath } from '../menu-path';
import { CategoryRows } from './category-rows';
import { SwitchMenuMutation } from './menu-mutations';
import { MenuStateTag } from './menu-state-tag';
import styles from './menus.module.css';
import type { MenuState } from './shown-menu';

export const MenuCardFragment = graphql(`
  fragment MenuCard on Menu {
    id
    name
    isActive
    version
    categories(includeInactive: true) {
      id
      ...CategoryRow
    }
  }
`);

interface Props {
  readonly menu: FragmentType<typeof MenuCardFragment>;
  readonly state: MenuState;
}

/** A menu with its categories below it. */
export function MenuCard({ menu, state }: Props) {
  const { id, name, isActive, version, categories } = readFragment(MenuCardFragment, menu);
  const { formatMessage } = useIntl();
  const [update, isTurning] = useAct(SwitchMenuMutation);
  const [isCreating, setIsCreating] = useState(false);
  const turn = async () => {
    const done = formatMessage({ id: 'command-center.catalog.menu.updated' });
    tellRefusal(await update({ input: { id, version, isActive: !isActive } }, done));
  };
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={menuPath(id)}>{name}</Link>
        </h2>
        <MenuStateTag state={state} />
        <div className={styles.actions}>
          <Button isBusy={isTurning} onClick={() => void turn()} size="sm" variant="outline">
            {formatMessage({ id: `command-center.catalog.menu.turn${isActive ? 'Off' : 'On'}` }, { name })}
          </Button>
          <LinkButton
            aria-label={formatMessage({ id: 'command-center.catalog.menu.editNamed' }, { name })}
            size="sm"
            to={menuPath(id)}
            variant="outline"
          >
            <Icon of={PencilIcon} size={16} />
            <FormattedMessage id="command-center.catalog.edit" />
          </LinkButton>
        </div>
      </div>
      {categories.length > 0 ? (
        <CategoryRows categories={categories} menu={{ id, name }} />
      ) : (
        <p className={styles.none}>
          <FormattedMessage id="command-center.catalog.noCategories" />
        </p>
      )}
      <Button className={styles.add} onClick={() => setIsCreating(true)} variant="ghost">
        <Icon of={PlusIcon} size={18} />
        <FormattedMessage id="command-center.catalog.category.new" />
      </Button>
      {isCreating && <CreateCategoryDialog menuId={id} onClose={() => setIsCreating(false)} />}
    </div>
  );
}
