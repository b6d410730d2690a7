import { REPORT_FAULTS } from '../tables/limits';
import type { MenuFault } from '../tables/menu-draft';

/** Characters of a cell that a fault repeats. */
const LONGEST_VALUE = 100;

/** The faults of a file: all are counted, and as many kept as a report lists. */
export class FaultList {
  readonly faults: MenuFault[] = [];
  count = 0;

  add({ values, ...fault }: MenuFault): void {
    this.count += 1;
    if (this.faults.length >= REPORT_FAULTS) return;
    const short = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST_VALUE) : value,
    ]);
    this.faults.push({ ...fault, ...(values && { values: Object.fromEntries(short) }) });
  }
}
