import { randomBytes } from 'node:crypto';

/** 128 random bits in hex: nobody guesses it, and it is the same on a disk that ignores case. */
const KEY = /^[0-9a-f]{32}$/;

export function createMediaKey(): string {
  return randomBytes(16).toString('hex');
}

/** Whether a text can be a key: nothing else ever becomes part of a path. */
export function isMediaKey(text: string): boolean {
  return KEY.test(text);
}
