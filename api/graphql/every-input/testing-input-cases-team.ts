import { expect } from 'vitest';
import { globalId } from '../testing';
import { type InputCase, latest } from './testing-input-shop';

const LATER = '2026-12-20T12:00:00.000Z';

/** Receivers, staff, invitations and tokens. */
export const teamCases: Readonly<Record<string, InputCase>> = {
  createReceiver: async ({ db }) => ({
    input: {
      name: 'Till',
      url: 'https://till.example/orders',
      method: 'PUT',
      headers: [{ name: 'X-Shop', value: 'one' }],
      bodyTemplate: '{"number":"1"}',
      events: ['CANCELLED'],
      isActive: false,
      authorization: 'Bearer one',
      signingSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      isTest: true,
    },
    kept: { authorization: true, signingSecret: true },
    stored: async () => {
      const row = await db.receiver.findFirstOrThrow(latest);
      return { ...row, authorization: row.authorizationCipher !== null, signingSecret: row.secretCipher.length > 0 };
    },
  }),
  updateReceiver: async ({ db }) => {
    const before = await db.receiver.findFirstOrThrow(latest);
    const { id, version } = before;
    return {
      input: {
        id: globalId('Receiver', id),
        version,
        name: 'Other till',
        url: 'https://till.example/other',
        method: 'PATCH',
        headers: [{ name: 'X-Shop', value: 'two' }],
        bodyTemplate: '{"number":"2"}',
        events: ['PLACED'],
        isActive: true,
        authorization: 'Bearer two',
        signingSecret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
      },
      kept: { authorization: true, signingSecret: true },
      stored: async () => {
        const row = await db.receiver.findUniqueOrThrow({ where: { id } });
        const changed = (one: Uint8Array | null, other: Uint8Array | null) => String(one) !== String(other);
        return {
          ...row,
          authorization: changed(row.authorizationCipher, before.authorizationCipher),
          signingSecret: changed(row.secretCipher, before.secretCipher),
        };
      },
    };
  },
  createStaffMember: async ({ db }) => ({
    input: {
      login: 'walter',
      name: 'Walter',
      password: 'nine dumplings, please',
      role: 'OPERATOR',
      email: 'w@shop.example',
    },
    kept: { password: expect.stringContaining('argon2') },
    stored: async () => {
      const row = await db.staffMember.findFirstOrThrow({ where: { login: 'walter' } });
      return { ...row, password: row.passwordHash };
    },
  }),
  updateStaffMember: async ({ db }) => {
    const { id, version } = await db.staffMember.findFirstOrThrow({ where: { login: 'walter' } });
    return {
      input: { id: globalId('StaffMember', id), version, name: 'Wanda', role: 'KITCHEN', email: 'wanda@shop.example' },
      stored: () => db.staffMember.findUniqueOrThrow({ where: { id } }),
    };
  },
  resetStaffPassword: async ({ db }) => {
    const { id, passwordHash } = await db.staffMember.findFirstOrThrow({ where: { login: 'walter' } });
    return {
      input: { id: globalId('StaffMember', id), password: 'seven dumplings, please' },
      kept: { password: true },
      stored: async () => {
        const row = await db.staffMember.findUniqueOrThrow({ where: { id } });
        return { ...row, password: row.passwordHash !== passwordHash };
      },
    };
  },
  inviteStaffMember: async ({ db }) => ({
    input: { login: 'nina', name: 'Nina', role: 'MANAGER', email: 'nina@shop.example' },
    stored: () => db.invitation.findFirstOrThrow(),
  }),
  createApiToken: async ({ db }) => ({
    input: { name: 'Till', scopes: ['ORDERS_READ', 'STOREFRONT'], isTest: true, expiresAt: LATER },
    stored: () => db.apiToken.findFirstOrThrow(),
  }),
};
