import { z } from 'zod';
import { parseInput } from '../../kernel/parse-input';
import { MAXIMUM_MINUTES } from './promised-again';

/** @throws {InvalidInput} naming `field`, when they are not 1 to 240 whole minutes. */
export function checkMinutes(minutes: number, field: string): number {
  return parseInput(z.int().min(1).max(MAXIMUM_MINUTES), minutes, [field]);
}
