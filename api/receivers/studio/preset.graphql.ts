import { type Locale, toLocale } from '../../../domain/locale';
import { builder } from '../../graphql/builder';
import { channelOf } from '../../graphql/context';
import { HttpMethodEnum, ReceiverHeader } from '../receiver.graphql';
import { RECEIVER_PRESETS, type ReceiverPreset } from './presets';

/** A preset for one shop: what people in its kitchen read is in the shop's language. */
interface PresetShape extends ReceiverPreset {
  readonly kitchenLocale: Locale;
}

const Preset = builder.objectRef<PresetShape>('ReceiverPreset').implement({
  authScopes: { permission: 'receivers' },
  description: 'A receiver to start from.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'For a program: `json`, `telegram`, `slack`, `discord` or `email`.' }),
    name: t.string({ description: 'What it is for.', resolve: ({ name }, _args, { locale }) => name[locale] ?? '' }),
    hint: t.string({
      description: 'What to put in place of the words in capitals, and where to get it.',
      resolve: ({ hint }, _args, { locale }) => hint[locale] ?? '',
    }),
    method: t.expose('method', { type: HttpMethodEnum, description: 'The HTTP method that the service asks for.' }),
    url: t.exposeString('url', { description: 'Where it is called; words in capitals are to be replaced.' }),
    headers: t.field({
      type: [ReceiverHeader],
      description: 'The preset’s additional headers.',
      resolve: ({ headers }) => [...headers],
    }),
    wantsAuthorization: t.exposeBoolean('wantsAuthorization', {
      description: 'Whether the service wants an Authorization header.',
    }),
    bodyTemplate: t.string({
      description: 'What is sent, in the shop’s default language.',
      resolve: ({ body, kitchenLocale }) => body[kitchenLocale],
    }),
  }),
});

builder.queryField('receiverPresets', (t) =>
  t.field({
    type: [Preset],
    nullable: true,
    authScopes: { permission: 'receivers' },
    description: 'Receivers to start from: plain JSON, Telegram, Slack, Discord, e-mail.',
    resolve: (_root, _args, context) => {
      const kitchenLocale = toLocale(channelOf(context).defaultLocale);
      return RECEIVER_PRESETS.map((preset) => ({ ...preset, kitchenLocale }));
    },
  }),
);
