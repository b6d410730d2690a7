import { menu } from '../../../domain/entities/menu';
import { describedList } from '../../staff-writes/described-entity.command';
import { dropRedirects } from '../slug.store';

/** When one goes, its categories go with it; the products that stood in them stay. */
export const menus = describedList(menu, {
  permission: 'catalog',
  table: (tx) => tx.menu,
  removing: async (tx, { channel }, menuId) => {
    const categories = await tx.category.findMany({ where: { menuId, channelId: channel.id }, select: { id: true } });
    await dropRedirects(
      tx,
      channel.id,
      categories.map((category) => category.id),
    );
  },
});
