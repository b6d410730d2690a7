import type { Caller, StaffActor } from '../../../api/access/caller';
import { channelByHost } from '../../../api/channel/channel.store';
import type { Database } from '../../../api/db/client';
import { createTestChannel, createTestStaff, testContext } from '../../../api/graphql/testing';
import { configureShop, createAdministrator } from '../../../api/set-up/set-up.command';
import { disableStaffMember, updateStaffMember } from '../../../api/staff/members/staff-member.command';
import { differs, judge, nodeOf, type Race, RUNNERS, runTogether } from './race';

const ADMINISTRATORS = 4;
const code = 'TEST-CODE';
const KEY_DATA = {
  locale: 'en',
  currencyCode: 'EUR',
  countryCode: 'DE',
  timeZone: 'Europe/Berlin',
  phone: '+49 30 901820',
} as const;

/** Browsers that go through the first-run wizard: one shop and one administrator come of it. */
export const setUp: Race = {
  name: 'set-up wizard',
  async run(nodes) {
    const db = nodeOf(nodes, 0);
    await emptyDatabase(db);
    const shops = await runTogether(nodes, (node, index) =>
      configureShop(testContext(node, null), { code, ...KEY_DATA, name: `Friday ${index}` }),
    );
    const channel = await channelByHost(db, '');
    const finish = await runTogether(nodes, (node, index) => {
      const administrator = { login: `owner${index}`, name: 'Olga', password: 'nine dumplings, please' };
      return createAdministrator(testContext(node, channel), { code, ...administrator });
    });
    const administrators = await db.staffMember.count({ where: { role: 'ADMIN', isActive: true } });
    return judge(
      finish,
      { wins: 1, refusal: 'ALREADY_SET_UP' },
      differs('learned that the shop is there', shops.values.length, RUNNERS),
      differs('shops were made', await db.channel.count(), 1),
      differs('administrators were made', administrators, 1),
      differs('sessions were begun', await db.session.count(), 1),
    );
  },
};

/** Everything hangs on the shop. */
async function emptyDatabase(db: Database): Promise<void> {
  await db.channel.deleteMany();
  await db.signInFailure.deleteMany();
}

/** Administrators who demote and disable one another and themselves: one must be left. */
export const lastAdministrator: Race = {
  name: 'last administrator',
  async run(nodes) {
    const db = nodeOf(nodes, 0);
    const channel = await createTestChannel(db);
    const bosses = await hireAdministrators(db, channel.id);
    const finish = await runTogether(nodes, (node, index) => {
      const actor = chosen(bosses, Math.floor(index / ADMINISTRATORS));
      const by: Caller = { ...testContext(node, null), channel, actor };
      return takeAway(by, chosen(bosses, index).staffMemberId, index);
    });
    const left = await db.staffMember.count({ where: { channelId: channel.id, role: 'ADMIN', isActive: true } });
    const strange = finish.refusals.filter((refusal) => !EXPECTED.includes(refusal));
    return {
      wins: finish.values.length,
      refusals: finish.refusals.length,
      faults: [
        differs('administrators are left', left, 1),
        strange.length > 0 ? `${strange.length} were answered ${strange[0]}` : null,
      ].filter((fault) => fault !== null),
    };
  },
};

async function hireAdministrators(db: Database, channelId: string): Promise<readonly StaffActor[]> {
  const hired = await Promise.all(
    Array.from({ length: ADMINISTRATORS }, () => createTestStaff(db, channelId, 'ADMIN')),
  );
  return hired.filter((actor) => actor.kind === 'staff');
}

function chosen(bosses: readonly StaffActor[], index: number): StaffActor {
  const boss = bosses[index % bosses.length];
  if (!boss) throw new Error('this shop has no administrator');
  return boss;
}

/** The other: somebody has changed them meanwhile. */
const EXPECTED = ['LAST_ADMIN', 'CONFLICT'];

/** Half of them disable, half of them demote. */
function takeAway(by: Caller, id: string, index: number) {
  return Math.floor(index / ADMINISTRATORS) % 2 === 0
    ? disableStaffMember(by, id)
    : updateStaffMember(by, { id, version: 1, role: 'OPERATOR' });
}
