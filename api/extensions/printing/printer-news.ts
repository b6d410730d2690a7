import type { PrinterTrouble } from '../../generated/prisma/client';
import type { JobEvent } from './job-rules';

/** What a printer says of itself; null: it can print. */
export interface PrinterNews {
  readonly trouble: Exclude<PrinterTrouble, 'SILENT'> | null;
}

/** What a printer says of a job. */
export interface JobOutcome {
  readonly event: Extract<JobEvent, 'SUCCEED' | 'FAIL' | 'LOSE' | 'RETURN'>;
  readonly failure: string | null;
}

/** Sent when a printer or a job changes: screens read again, and jobs for ports are sent. */
export const PRINT_TOPIC = 'printing';
