import { z } from 'zod';
import type { JobOutcome, PrinterNews } from '../printer-news';

const pollRule = z.looseObject({
  statusCode: z.string().max(200).optional(),
  printingInProgress: z.boolean().optional(),
});

export interface StarPoll {
  readonly trouble: PrinterNews['trouble'];
  /** Of the job that it has, where it names an error: it prints no more of it. */
  readonly outcome: JobOutcome | null;
  /** It prints, or waits until a sheet is taken away. */
  readonly isBusy: boolean;
}

/** Reads what a Star printer sends when it asks; what can't be read says nothing. */
export function readPoll(body: string): StarPoll {
  const { statusCode = '', printingInProgress = false } = parsed(body);
  const code = codeOf(statusCode);
  return {
    trouble: troubleOf(code),
    outcome: /^[45]/.test(code) ? outcomeOf(statusCode) : null,
    isBusy: printingInProgress || code.startsWith('22'),
  };
}

function parsed(body: string): z.infer<typeof pollRule> {
  try {
    return pollRule.parse(JSON.parse(body));
  } catch {
    return {};
  }
}

/** 41x concerns the paper, 42x the cover, any other 4xx is an error of the printer; 5xx is about a job. */
function troubleOf(code: string): PrinterNews['trouble'] {
  if (code.startsWith('41')) return 'PAPER_OUT';
  if (code.startsWith('42')) return 'COVER_OPEN';
  return code.startsWith('4') ? 'ERROR' : null;
}

/** What a printer says when it is done with a job. 520: it could not fetch it. Older firmware says `OK` without a number. */
export function outcomeOf(said = ''): JobOutcome {
  const code = codeOf(said);
  if (code.startsWith('2') || textOf(said) === 'OK') return { event: 'SUCCEED', failure: null };
  return { event: code === '520' ? 'RETURN' : 'FAIL', failure: textOf(said) || 'no code' };
}

const codeOf = (said: string): string => /^\d{3,4}/.exec(textOf(said))?.[0] ?? '';

function textOf(said: string): string {
  try {
    return decodeURIComponent(said).slice(0, 100);
  } catch {
    return said.slice(0, 100);
  }
}
