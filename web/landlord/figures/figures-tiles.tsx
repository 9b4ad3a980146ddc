import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Tile {
  key: string;
  label: string;
  value: string;
  note?: string | undefined;
}

export function FiguresTiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ key, label, value, note }) => (
        <div key={key} className={styles.tile}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {note !== undefined && <span>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
