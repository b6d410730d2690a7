import { DeviceValue, useDeviceValue } from '../../../ui/device-value';
import { FIRST_CHOICE, type TableChoice } from './tables';

/** What was typed, kept in this browser: a sign that was lost is printed again as it was. */
const keptTables = new DeviceValue<TableChoice>({
  key: 'carte.tables',
  initial: FIRST_CHOICE,
  parse: (stored) => {
    const kept: unknown = JSON.parse(stored);
    if (typeof kept !== 'object' || kept === null) return FIRST_CHOICE;
    const { naming, from, to, names }: Partial<Record<keyof TableChoice, unknown>> = kept;
    const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
    return {
      naming: naming === 'names' ? 'names' : 'numbers',
      from: text(from, FIRST_CHOICE.from),
      to: text(to, FIRST_CHOICE.to),
      names: text(names, FIRST_CHOICE.names),
    };
  },
  format: JSON.stringify,
});

export function useKeptTables() {
  const choice = useDeviceValue(keptTables);
  const change = (part: Partial<TableChoice>) => keptTables.set({ ...choice, ...part });
  return { choice, change };
}
