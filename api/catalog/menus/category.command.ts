import { category } from '../../../domain/entities/category';
import { describedList } from '../../staff-writes/described-entity.command';
import { defaultText } from '../input-rules';
import { claimSlug, dropRedirects } from '../slug.store';
import { categoryRules } from './category-rules';
import { categoryScope } from './new-category.store';

/** An old slug goes on leading to its category. When one goes, the products that stood in it stay. */
export const categories = describedList(category, {
  permission: 'catalog',
  table: (tx) => tx.category,
  parent: (tx, id, channelId) => tx.menu.findFirst({ where: { id, channelId } }),
  rules: categoryRules,
  complete: async (tx, { channel }, { menuId, name, slug: wanted }, stored) => ({
    slug: await claimSlug(tx, categoryScope(menuId, channel), { wanted, name: defaultText(name, channel), stored }),
  }),
  removing: (tx, { channel }, id) => dropRedirects(tx, channel.id, [id]),
});
