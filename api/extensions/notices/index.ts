import type { AppParts } from '../../http/rest/extension-routes';
import { extension } from '../extension';
import './refusals';
import './channels/notice-channel.graphql';
import './following/follow-order.graphql';
import './telegram/own-telegram.graphql';
import './notice-log.graphql';
import './recipients/recipient.graphql';
import './troubles/trouble.graphql';
import { noticeFollowers } from './following/notices.store';
import { stopRoutes } from './following/stop-following.rest';
import { forgetNotices } from './forget-notices.store';
import { pushRoutes } from './push/moved-push.rest';
import { noticeUnaccepted } from './recipients/unaccepted.store';
import { lookAtMail } from './sending/look-at-mail.store';
import { mailStaff } from './sending/staff-mail.store';
import { startNotices } from './sending/start-notices.command';
import { noticeStaff } from './telegram/staff-notices.store';
import { noticeRoutes } from './telegram/webhook.rest';

const openRoutes = (parts: AppParts) =>
  noticeRoutes(parts).route('/stop', stopRoutes(parts)).route('/push', pushRoutes(parts));

/** Messages to clients who follow their order, and to staff. */
export const notices = extension('notices', {
  isUsed: ({ noticeKinds }) => noticeKinds.length > 0,
  forgets: ({ db }, now) => forgetNotices(db, now),
  orderMoved: async (tx, move) => {
    await Promise.all([noticeFollowers(tx, move), noticeStaff(tx, move), noticeUnaccepted(tx, move)]);
  },
  app: { path: '/notices', open: openRoutes },
  mailStaff,
  examine: lookAtMail,
  startSending: (services) => startNotices(services),
});
