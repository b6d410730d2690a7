import type { Caller } from '../../../access/caller';
import { Channel } from '../../../channel/channel.graphql';
import type {
  CreateNoticeChannelInput,
  TryNoticeChannelInput,
  UpdateNoticeChannelInput,
} from '../../../generated/inputs';
import { NoticeKind } from '../../../generated/prisma/client';
import { builder } from '../../../graphql/builder';
import { type Context, channelOf } from '../../../graphql/context';
import { staffMutations } from '../../../graphql/staff-mutations';
import { InvalidInput } from '../../../kernel/refusals';
import { secretBoxOf } from '../../../kernel/secrets';
import { receiverState } from '../../../sending/breaker';
import { anySettings, ENTERED_KINDS, type EnteredKind } from './channel-kinds';
import { createNoticeChannel, deleteNoticeChannel, updateNoticeChannel } from './notice-channel.command';
import { tryNoticeChannel } from './try-channel.command';

export const NoticeKindEnum = builder.enumType('NoticeKind', {
  description: 'By what means notices are sent.',
  values: {
    [NoticeKind.MAIL]: { description: 'E-mail, by the shop’s own mail server.' },
    [NoticeKind.PUSH]: { description: 'Web Push, to browsers and installed apps.' },
    [NoticeKind.TELEGRAM]: { description: 'Telegram, by a bot of the shop.' },
    [NoticeKind.SMS]: { description: 'SMS, by a gateway.' },
  },
});

const EnteredKindEnum = builder.enumType('NoticeChannelKind', {
  description: 'Means of sending that staff set up.',
  values: Object.fromEntries(
    ENTERED_KINDS.map((kind) => [kind, { description: `As \`NoticeKind.${kind}\`.` }]),
  ) as Record<EnteredKind, { description: string }>,
});

const SENDER =
  'Address that mail is from, and name or number that SMS are from; for push, where push services write about trouble: not one of a local network.';

const URL_WORDS =
  'Server of the Bot API, https://api.telegram.org when it is left out; for SMS, address of the gateway, with placeholders.';
const METHOD_WORDS = 'For SMS: `POST` or `GET`.';
const HEADERS_WORDS = 'For SMS: `Name: value`, with placeholders.';
const BODY_WORDS =
  'For SMS: `{{to}}`, `{{digits}}` (without the plus), `{{text}}`, `{{from}}`, `{{user}}`, `{{secret}}`, `{{basic}}` (user and secret in base64), encoded as `Content-Type` asks.';
const SUCCESS_WORDS = 'For SMS: what the answer has when the gateway took it, spaces aside. Null: its status says so.';

const NoticeSettings = builder.objectRef<ReturnType<typeof anySettings.parse>>('NoticeSettings').implement({
  description: 'How a means of sending is reached; what its kind does not have is null.',
  fields: (t) => ({
    host: t.exposeString('host', { nullable: true, description: 'Name or address of the mail server.' }),
    port: t.exposeInt('port', { nullable: true, description: 'Port of the mail server.' }),
    user: t.exposeString('user', { nullable: true, description: 'The user name for signing in. Null: no sign-in.' }),
    sender: t.exposeString('sender', { nullable: true, description: SENDER }),
    url: t.exposeString('url', { nullable: true, description: URL_WORDS }),
    bot: t.exposeString('bot', { nullable: true, description: 'User name of the bot, as Telegram said.' }),
    method: t.exposeString('method', { nullable: true, description: METHOD_WORDS }),
    headers: t.exposeStringList('headers', { nullable: true, size: 10, description: HEADERS_WORDS }),
    body: t.exposeString('body', { nullable: true, description: BODY_WORDS }),
    success: t.exposeString('success', { nullable: true, description: SUCCESS_WORDS }),
  }),
});

export const NoticeChannel = builder.prismaNode('NoticeChannel', {
  id: { resolve: ({ id }) => id },
  findUnique: (id, context) => ({ id, channelId: channelOf(context).id }),
  nullable: true,
  authScopes: { permission: 'settings' },
  description: 'A means by which the shop sends notices. Its password can’t be read.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NoticeKindEnum, description: 'By what it sends.' }),
    settings: t.field({
      type: NoticeSettings,
      description: 'How it is reached.',
      resolve: ({ settings }) => anySettings.parse(settings),
    }),
    hasSecret: t.boolean({
      description: 'Whether a password or key is stored.',
      resolve: ({ secretCipher }) => secretCipher !== null,
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether anything is sent by it.' }),
    isResting: t.boolean({
      description: 'Whether it failed so often that it is left alone for a while; notices wait.',
      resolve: (row) => receiverState(row) === 'RESTING',
    }),
    version: t.exposeInt('version', { description: 'Goes up with each change; sent back when saving.' }),
  }),
});

builder.objectField(Channel, 'noticeChannels', (t) =>
  t.field({
    type: [NoticeChannel],
    nullable: true,
    authScopes: { permission: 'settings' },
    description: 'Means by which the shop sends notices, at most one of each kind.',
    resolve: ({ id: channelId }, _args, { db }) =>
      db.noticeChannel.findMany({ where: { channelId }, orderBy: { kind: 'asc' } }),
  }),
);

const NoticeSettingsInput = builder.inputType('NoticeSettingsInput', {
  description: 'How a means of sending is reached: all that its kind has.',
  fields: (t) => ({
    host: t.string({ description: 'Name or address of the mail server.' }),
    port: t.int({
      description: 'Port of the mail server: on 465 the connection begins with TLS, else it turns to TLS.',
    }),
    user: t.string({ description: 'The user name for signing in. Left out: no sign-in.' }),
    sender: t.string({ description: SENDER }),
    url: t.string({ description: URL_WORDS }),
    method: t.string({ description: METHOD_WORDS }),
    headers: t.stringList({ description: HEADERS_WORDS }),
    body: t.string({ description: BODY_WORDS }),
    success: t.string({ description: SUCCESS_WORDS }),
  }),
});

const mutations = staffMutations(NoticeChannel, { noun: 'channel', permission: 'settings' });

const servicesOf = (context: Context) => ({ secrets: secretBoxOf(context), agent: context.receiverAgent });

const create = (caller: Caller, input: CreateNoticeChannelInput, context: Context) =>
  createNoticeChannel(caller, servicesOf(context), input);
const update = (caller: Caller, input: UpdateNoticeChannelInput, context: Context) =>
  updateNoticeChannel(caller, servicesOf(context), input);

mutations.create(create, {
  description: 'Sets up a means by which notices are sent.',
  input: 'A new means of sending.',
  fields: (t) => ({
    kind: t.field({ type: EnteredKindEnum, required: true, description: 'By what it sends.' }),
    settings: t.field({ type: NoticeSettingsInput, required: true, description: 'How it is reached.' }),
    secret: t.string({ description: 'Its password or key. Sealed, and never shown again.' }),
    isActive: t.boolean({ description: 'Whether notices are sent by it. Defaults to true.' }),
  }),
});

mutations.update(update, {
  description: 'Changes a means by which notices are sent.',
  fields: (t) => ({
    settings: t.field({ type: NoticeSettingsInput, description: 'How it is reached, as a whole.' }),
    secret: t.string({ description: 'Its password or key; null removes it.' }),
    isActive: t.boolean({ description: 'Whether notices are sent by it from now on.' }),
  }),
});

mutations.remove(deleteNoticeChannel, {
  description: 'Removes a means of sending, with what it was to send and the log of what it sent.',
});

mutations.withInput(
  'tryNoticeChannel',
  (caller: Caller, input: TryNoticeChannelInput, context: Context) =>
    tryNoticeChannel(caller, servicesOf(context), input),
  {
    answers: NoticeChannel,
    about: 'What is tried, and where it is sent.',
    description: 'Sends a test at once, for real.',
    errors: [InvalidInput],
    input: 'A test.',
    fields: (t) => ({
      id: t.globalID({ for: NoticeChannel, required: true, description: 'The channel to try.' }),
      address: t.string({ required: true, description: 'Where the test goes.' }),
    }),
  },
);
