import { Channel } from '../channel/channel.graphql.ts';
import { builder } from '../graphql/builder';
import { callerOf } from '../graphql/context';
import { refusalType } from '../graphql/refusal.graphql.ts';
import { MenuNotEmpty } from './refusals';
import { fillWithDemoMenu } from './set-up-demo.command';

refusalType(MenuNotEmpty, 'MenuNotEmpty', 'The shop has a menu, dishes or pages of its own.');

builder.mutationField('loadDemoMenu', (t) =>
  t.field({
    type: Channel,
    authScopes: { permission: 'settings' },
    description: 'Fills an empty shop with the demo menu, its photos, pages and fees. Takes a second or two.',
    errors: { types: [MenuNotEmpty] },
    resolve: (_root, _args, context) => fillWithDemoMenu(callerOf(context), context.photos),
  }),
);
