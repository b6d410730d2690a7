import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { scopeName } from '../../access/api-scope';
import { authorOf, type Caller, SCOPES_OF_REAL_ORDERS } from '../../access/caller';
import { lockLists } from '../../db/ordered-list';
import type { CreateApiTokenInput } from '../../generated/inputs';
import { ApiScope, type ApiToken } from '../../generated/prisma/client';
import { textRule } from '../../kernel/input-rules';
import { parseInput } from '../../kernel/parse-input';
import { NotFound, TooManyEntries } from '../../kernel/refusals';
import { sha256 } from '../../kernel/sha256';
import { staffWrite } from '../../staff-writes/staff-write.command';
import { makeApiToken, shownPrefix } from './api-token';

const permission = 'staff';
/** Of those that still work. */
export const API_TOKENS_LIMIT = 50;

const newTokenRule = (now: Date) =>
  z
    .strictObject({
      name: textRule({ minimum: 1, maximum: 50 }),
      scopes: z
        .array(z.enum(ApiScope))
        .transform((scopes) => [...new Set(scopes)])
        .refine((scopes) => scopes.length > 0, {
          params: { code: 'REQUIRED' },
        }),
      isTest: z.boolean().default(false),
      expiresAt: z
        .date()
        .refine((end) => end > now, { params: { code: 'TIME_PAST' } })
        .nullish()
        .transform((end) => end ?? null),
    })
    .refine(({ isTest, scopes }) => !isTest || !scopes.some((scope) => SCOPES_OF_REAL_ORDERS.includes(scope)), {
      path: ['scopes'],
      params: { code: 'SCOPES_OF_REAL_ORDERS' },
    });

/** A token and the only sight of its secret: just the hash is kept. */
export interface NewApiToken {
  readonly apiToken: ApiToken;
  readonly secret: string;
}

/** @throws {InvalidInput | TooManyEntries | Forbidden} */
export async function createApiToken(caller: Caller, input: CreateApiTokenInput): Promise<NewApiToken> {
  const { channel } = caller;
  const now = caller.now();
  const { name, scopes, isTest, expiresAt } = parseInput(newTokenRule(now), input, ['input']);
  const secret = makeApiToken(randomBytes);
  const details = { name, scopes: scopes.map(scopeName).join(', '), ...(isTest && { isTest }) };
  const write = { permission, action: 'createApiToken', details, isUnseen: true } as const;
  const apiToken = await staffWrite(caller, write, async (tx, actor) => {
    await lockLists(tx, channel.id);
    const working = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
    const count = await tx.apiToken.count({ where: { channelId: channel.id, ...working } });
    if (count >= API_TOKENS_LIMIT) throw new TooManyEntries(API_TOKENS_LIMIT);
    return tx.apiToken.create({
      data: {
        channelId: channel.id,
        name,
        scopes,
        isTest,
        expiresAt,
        createdAt: now,
        prefix: shownPrefix(secret),
        tokenHash: sha256(secret),
        createdById: authorOf(actor).staffMemberId,
      },
    });
  });
  return { apiToken, secret };
}

/** Ends a token at once. Its name stays, for what was done with it. @throws {NotFound | Forbidden} */
export async function revokeApiToken(caller: Caller, id: string): Promise<ApiToken> {
  const { channel, now } = caller;
  return staffWrite(caller, { permission, action: 'revokeApiToken', isUnseen: true }, async (tx) => {
    const [token] = await tx.apiToken.updateManyAndReturn({
      where: { id, channelId: channel.id, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (!token) throw new NotFound();
    return token;
  });
}
