import { claimPublicHost } from '../channel/hosts.store';
import { transaction } from '../db/transaction';
import type { ConfigureShopInput, CreateAdministratorInput } from '../generated/inputs';
import { parseInput } from '../kernel/parse-input';
import { ShopNotSetUp } from '../kernel/refusals';
import { ADDRESS_DELAY, addressKey } from '../staff/attempts/sign-in-delay';
import { countAttempt, failuresUnlessWaiting } from '../staff/attempts/sign-in-failure.store';
import { insertStaffMember, NewAdministratorRule } from '../staff/new-staff-member';
import { hashPassword } from '../staff/passwords/password';
import { enterSession, openStaffSession } from '../staff/second-factor/staff-session.command';
import type { SessionHolder } from '../staff/sessions/guest-session.command';
import { touchCatalog } from '../staff-writes/staff-write.command';
import { type KeyData, KeyDataRule, readKeyData } from './key-data';
import { lockSetUp, readSetUpProgress, type SetUpProgress, type SetUpStep, saveKeyData } from './set-up.store';
import { isSameSetUpCode } from './set-up-code';
import { AlreadySetUp, InvalidSetUpCode } from './set-up-refusals';

/** What the wizard needs of a request. The GraphQL context is one. */
export interface SetUpRequest extends SessionHolder {
  /** Printed by the server. */
  readonly setUpCode: string;
  readonly deployment: { readonly publicUrl: string | null };
}

/** The wizard's progress. `keyData` is what was entered so far, for callers who know the code. */
export interface SetUpState {
  readonly step: SetUpStep;
  readonly keyData: KeyData | null;
}

function openState({ step, channel }: SetUpProgress): SetUpState {
  return { step, keyData: channel && readKeyData(channel) };
}

/**
 * The wizard's state for people who know the code.
 *
 * @throws {AlreadySetUp} once an administrator exists, whatever the code.
 * @throws {InvalidSetUpCode | TooManyAttempts} for another code; failures from an address make it wait.
 */
export async function checkSetUpCode({ address, db, now, setUpCode }: SetUpRequest, code: string): Promise<SetUpState> {
  const progress = await readSetUpProgress(db);
  if (progress.step === 'DONE') throw new AlreadySetUp();
  const key = addressKey(address);
  await failuresUnlessWaiting(db, key, now());
  if (!isSameSetUpCode(code, setUpCode)) {
    await countAttempt(db, key, ADDRESS_DELAY, now());
    throw new InvalidSetUpCode();
  }
  return openState(progress);
}

/**
 * Makes the shop with what it needs to work, or changes it as long as it has no administrator.
 *
 * @throws {AlreadySetUp | InvalidSetUpCode | TooManyAttempts | InvalidInput}
 */
export async function configureShop(
  request: SetUpRequest,
  { code, ...input }: ConfigureShopInput,
): Promise<SetUpState> {
  await checkSetUpCode(request, code);
  const keyData = parseInput(KeyDataRule, input, ['input']);
  return transaction(request.db, async (tx) => {
    const progress = await lockSetUp(tx);
    if (progress.step === 'DONE') throw new AlreadySetUp();
    const channel = await saveKeyData(tx, progress.channel, keyData);
    await claimPublicHost(tx, request.deployment.publicUrl);
    await tx.auditEntry.create({ data: { channelId: channel.id, action: 'configureShop', subjectId: channel.id } });
    await touchCatalog(tx, channel.id);
    return openState({ step: 'NEEDS_ADMINISTRATOR', channel });
  });
}

/**
 * Makes the administrator and signs them in. However many browsers come at once, one succeeds.
 *
 * @throws {ShopNotSetUp} when there are no key data yet.
 * @throws {AlreadySetUp | InvalidSetUpCode | TooManyAttempts | InvalidInput}
 */
export async function createAdministrator(
  request: SetUpRequest,
  { code, ...input }: CreateAdministratorInput,
): Promise<void> {
  const { step } = await checkSetUpCode(request, code);
  if (step === 'NEEDS_KEY_DATA') throw new ShopNotSetUp();
  const { login, name, password } = parseInput(NewAdministratorRule, input, ['input']);
  const passwordHash = await hashPassword(password);
  const { member, session } = await transaction(request.db, async (tx) => {
    const { step, channel } = await lockSetUp(tx);
    if (step === 'DONE') throw new AlreadySetUp();
    if (!channel) throw new ShopNotSetUp();
    const member = await insertStaffMember(tx, { channelId: channel.id, login, name, role: 'ADMIN', passwordHash });
    const session = await openStaffSession(tx, request, member);
    await touchCatalog(tx, channel.id);
    return { member, session };
  });
  enterSession(request, session, member);
}
