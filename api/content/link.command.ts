import { link } from '../../domain/entities/link';
import { describedList } from '../staff-writes/described-entity.command';

export const links = describedList(link, { permission: 'content', table: (tx) => tx.link });
