import { builder } from '../graphql/builder';
import { refusalType } from '../graphql/refusal.graphql';
import { TooManyAttempts } from '../kernel/refusals';
import { InvitationUnusable } from './refusals';

refusalType(TooManyAttempts, (t) => ({
  seconds: t.exposeInt('seconds', { description: 'Until the next attempt counts.' }),
}));

const InvitationFaultEnum = builder.enumType('InvitationFault', {
  description: 'What is wrong with an invitation’s link.',
  values: {
    UNKNOWN: { description: 'There is no such invitation, or it was removed long ago.' },
    USED: { description: 'It has been accepted.' },
    REVOKED: { description: 'An administrator took it back.' },
    EXPIRED: { description: 'It has expired.' },
  },
});

refusalType(InvitationUnusable, (t) => ({
  reason: t.expose('reason', { type: InvitationFaultEnum, description: 'What is wrong with it.' }),
}));
