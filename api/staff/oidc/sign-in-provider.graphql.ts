import type { SignInProvider } from '../../access/sign-in-provider';
import { FOR_STAFF } from '../../graphql/audience-schema';
import { builder } from '../../graphql/builder';
import { PROVIDER_PATH } from './provider-path';

const SignInProviderType = builder.objectRef<SignInProvider>('SignInProvider').implement({
  description: 'An OpenID Connect provider that staff can sign in with.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As people know it.' }),
    path: t.string({
      description:
        'Where a browser begins: opened with `?popup` it closes itself in the end, with `?to=` it leads on to that page.',
      resolve: () => PROVIDER_PATH,
    }),
  }),
});

builder.queryField('signInProvider', (t) =>
  t.field({
    type: SignInProviderType,
    nullable: true,
    authScopes: { public: true },
    extensions: FOR_STAFF,
    description: 'The provider that staff can sign in with; null where the operator configured none.',
    resolve: (_root, _args, { signInProvider }) => signInProvider,
  }),
);
