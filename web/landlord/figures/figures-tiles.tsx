import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface Tile {
  key: string;
  label: string;
  value: string;
  /** Further lines below the value. */
  notes?: readonly (string | false | undefined)[];
}

export function FiguresTiles({ tiles }: { tiles: readonly Tile[] }): ReactNode {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ key, label, value, notes = [] }) => (
        <div key={key} className={styles.tile}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong>
            {notes
              .filter((note) => typeof note === 'string')
              .map((note) => (
                <span key={note}>{note}</span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
