import { Prisma } from '../generated/prisma/client';
import type { SalesPeriod } from './sales-period';

/** Of the table `checkout`: the shop's orders of a period that were not cancelled, and no test orders. */
export const soldIn = (channelId: string, { from, before }: SalesPeriod): Prisma.Sql => Prisma.sql`
  checkout."channelId" = ${channelId}::uuid and checkout."status" not in ('OPEN', 'CANCELLED')
  and not checkout."isTest"
  and checkout."placedAt" >= ${from}::timestamptz and checkout."placedAt" < ${before}::timestamptz`;
