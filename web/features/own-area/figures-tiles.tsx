import type { ReactNode } from 'react';
import styles from './figures-tiles.module.css';

export interface Tile {
  key: string;
  label: string;
  value: string;
  /** Further lines below the value. */
  notes?: readonly (string | false | undefined)[];
}

/** The main figures of a person's own business, each with its label and a note. */
export function FiguresTiles({ tiles, testId }: { tiles: readonly Tile[]; testId?: string }): ReactNode {
  return (
    <dl className={styles.tiles} data-testid={testId}>
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
