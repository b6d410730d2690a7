import type { ReactNode } from 'react';
import figures from './figures.module.css';

interface Row {
  readonly key: string | number;
  readonly name: ReactNode;
  readonly values: readonly ReactNode[];
}

interface Props {
  /** Of the names, then of each value. */
  readonly heads: readonly ReactNode[];
  readonly rows: readonly Row[];
}

/** Names with their figures. */
export function FiguresTable({ heads, rows }: Props) {
  return (
    <div className={figures.frame}>
      <table className={figures.table}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay as they are
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
