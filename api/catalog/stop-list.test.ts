import { describe, expect, it } from 'vitest';
import { isSoldOut, isVariantSoldOut } from './stop-list';

const now = new Date('2026-11-24T12:00:00Z');
const free = { isAvailable: true, stoppedUntil: null };
const until = (text: string) => ({ isAvailable: true, stoppedUntil: new Date(text) });

describe('the stop list', () => {
  it('holds a dish until staff change it', () => {
    expect(isSoldOut(free, now)).toBe(false);
    expect(isSoldOut({ isAvailable: false, stoppedUntil: null }, now)).toBe(true);
    expect(isSoldOut({ isAvailable: false, stoppedUntil: new Date('2026-11-24T11:00:00Z') }, now)).toBe(true);
  });

  it('holds a dish until an instant, and lets it go at that instant', () => {
    expect(isSoldOut(until('2026-11-24T12:00:00.001Z'), now)).toBe(true);
    expect(isSoldOut(until('2026-11-24T12:00:00Z'), now)).toBe(false);
  });

  it('holds every variant of a held product', () => {
    expect(isVariantSoldOut(free, until('2026-11-25T00:00:00Z'), now)).toBe(true);
    expect(isVariantSoldOut(until('2026-11-25T00:00:00Z'), free, now)).toBe(true);
    expect(isVariantSoldOut(free, free, now)).toBe(false);
  });
});
