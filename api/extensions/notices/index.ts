import { extension } from '../extension';
import './refusals';
import './channels/notice-channel.graphql';
import './following/follow-order.graphql';
import './notice-log.graphql';
import { noticeFollowers } from './following/notices.store';
import { forgetNotices } from './forget-notices.store';
import { startNotices } from './sending/start-notices';

/** Messages to clients who follow their order. */
export const notices = extension('notices', {
  isUsed: ({ noticeKinds }) => noticeKinds.length > 0,
  forgets: ({ db }, now) => forgetNotices(db, now),
  orderMoved: noticeFollowers,
  startSending: (services) => startNotices(services),
});
