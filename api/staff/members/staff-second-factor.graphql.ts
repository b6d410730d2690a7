import { Channel } from '../../channel/channel.graphql';
import { SecondFactorRule } from '../../generated/prisma/client';
import { builder } from '../../graphql/builder';
import { callerOf } from '../../graphql/context';
import { InvalidInput } from '../../kernel/refusals';
import { StaffMember } from './staff-member.graphql';
import { resetStaffSecondFactor, setSecondFactorRule } from './staff-second-factor.command';

const SecondFactorRuleEnum = builder.enumType('SecondFactorRule', {
  description: 'Who has to have a second factor.',
  values: {
    [SecondFactorRule.OFF]: { description: 'It is required of no role, and open to all.' },
    [SecondFactorRule.ADMINISTRATORS]: { description: 'Who manages the staff.' },
    [SecondFactorRule.EVERYBODY]: { description: 'All staff, those who come by a sign-in provider too.' },
  },
});

builder.prismaObjectField(Channel, 'secondFactorRule', (t) =>
  t.expose('secondFactorRule', {
    type: SecondFactorRuleEnum,
    nullable: true,
    authScopes: { permission: 'staff' },
    description: 'Who has to have a second factor; null for who may not know.',
  }),
);

builder.prismaObjectField(StaffMember, 'hasSecondFactor', (t) =>
  t.boolean({
    description: 'Whether their sign-in asks for a code after the password.',
    select: { secondFactor: { select: { confirmedAt: true } } },
    resolve: ({ secondFactor }) => secondFactor?.confirmedAt != null,
  }),
);

builder.prismaObjectField(StaffMember, 'hasPasskeys', (t) =>
  t.boolean({
    description: 'Whether they can sign in with a passkey, without password and code.',
    select: { passkeys: { select: { id: true }, take: 1 } },
    resolve: ({ passkeys }) => passkeys.length > 0,
  }),
);

const SetSecondFactorRuleInput = builder.inputType('SetSecondFactorRuleInput', {
  description: 'Who has to have a second factor.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'Of the shop, the one that was read.' }),
    rule: t.field({ type: SecondFactorRuleEnum, required: true, description: 'Those who have to have one.' }),
  }),
});

builder.mutationFields((t) => ({
  setSecondFactorRule: t.field({
    type: Channel,
    authScopes: { permission: 'staff' },
    description:
      'Sets who has to have a second factor. Who has none sets it up at the next sign-in, before anything else.',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: SetSecondFactorRuleInput, required: true, description: 'The new rule.' }) },
    resolve: (_root, { input }, context) => setSecondFactorRule(callerOf(context), input),
  }),
  resetStaffSecondFactor: t.field({
    type: StaffMember,
    authScopes: { permission: 'staff' },
    description: 'Takes the second factor and all passkeys of a colleague away who lost them, and ends their sessions.',
    errors: {},
    args: { id: t.arg.globalID({ for: [StaffMember], required: true, description: 'Who; not oneself.' }) },
    resolve: (_root, { id }, context) => resetStaffSecondFactor(callerOf(context), id.id),
  }),
}));
