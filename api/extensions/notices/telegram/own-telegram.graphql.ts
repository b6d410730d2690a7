import { builder } from '../../../graphql/builder';
import { callerOf } from '../../../graphql/context';
import {
  type OwnTelegram,
  type PairingLink,
  pairTelegram,
  readOwnTelegram,
  unpairTelegram,
} from './own-telegram.command';

const LARGEST = 10;

const OwnTelegramType = builder.objectRef<OwnTelegram>('OwnTelegram').implement({
  description: 'The caller’s chats with the shop’s bot: new orders arrive there, and can be accepted or refused.',
  fields: (t) => ({
    bot: t.exposeString('bot', { description: 'User name of the bot.' }),
    accounts: t.exposeStringList('accounts', {
      size: LARGEST,
      description: 'The caller’s accounts, as Telegram calls them.',
    }),
  }),
});

const TelegramPairing = builder.objectRef<PairingLink>('TelegramPairing').implement({
  description: 'A link that pairs one chat with the caller.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Opens Telegram. It works once.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when.' }),
  }),
});

builder.queryField('ownTelegram', (t) =>
  t.field({
    type: OwnTelegramType,
    nullable: true,
    authScopes: { staff: true },
    description: 'The caller’s chats with the shop’s bot; null where the shop has none.',
    resolve: (_root, _args, context) => readOwnTelegram(callerOf(context)),
  }),
);

builder.mutationFields((t) => ({
  pairTelegram: t.field({
    type: TelegramPairing,
    authScopes: { staff: true },
    description:
      'Makes a link that pairs a chat of the caller with the shop’s bot. A former link ends. Orders are sent as long as the caller’s role sees the kitchen board.',
    errors: {},
    resolve: (_root, _args, context) => pairTelegram(callerOf(context), context.origin),
  }),
  unpairTelegram: t.field({
    type: OwnTelegramType,
    authScopes: { staff: true },
    description: 'Ends all chats of the caller with the shop’s bot.',
    errors: {},
    resolve: (_root, _args, context) => unpairTelegram(callerOf(context)),
  }),
}));
