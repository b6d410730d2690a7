import { builder } from '../graphql/builder';
import { channelOf } from '../graphql/context';
import { extensions } from './extensions';

builder.prismaObjectFields('Channel', (t) => ({
  extensions: t.stringList({
    authScopes: { public: true },
    description: 'Names of the extensions that the shop uses.',
    resolve: (_channel, _args, context) =>
      extensions.filter(({ isUsed }) => isUsed?.(channelOf(context)) ?? true).map(({ name }) => name),
  }),
}));
