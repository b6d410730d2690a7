import { Channel } from '../channel/channel.graphql.ts';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { fillWithDemoMenu } from './set-up-demo.command';

builder.mutationField('loadDemoMenu', (t) =>
  t.field({
    type: Channel,
    authScopes: { permission: 'settings' },
    description: 'Fills an empty shop with the demo menu, its photos, pages and fees. Takes a second or two.',
    errors: {},
    resolve: (_root, _args, context) => fillWithDemoMenu(callerOf(context), context.photos),
  }),
);
