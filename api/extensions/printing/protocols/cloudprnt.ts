import { z } from 'zod';
import type { PrinterNews } from '../fetch-jobs.store';

const pollRule = z.looseObject({ statusCode: z.string().max(200).optional() });

/** The status code of what a Star printer sends when it asks; empty where it says none. */
export function readPoll(body: string): string {
  try {
    return pollRule.parse(JSON.parse(body)).statusCode ?? '';
  } catch {
    return '';
  }
}

/** By its status code: 410 is no paper, 420 an open cover. */
export function newsOf(statusCode: string): PrinterNews {
  const code = codeOf(statusCode);
  return { isPaperOut: code === 410, isCoverOpen: code === 420 };
}

/** What a printer says when it is done with a job: null for paper with the sheet on it. Older firmware says `OK` without a number. */
export function failureOf(code = ''): string | null {
  const number = codeOf(code);
  const isDone = decoded(code) === 'OK' || (number >= 200 && number < 300);
  return isDone ? null : decoded(code).slice(0, 100) || 'no code';
}

const codeOf = (code: string) => Number.parseInt(decoded(code), 10);

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
