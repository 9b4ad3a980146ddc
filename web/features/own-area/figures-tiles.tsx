import type { ReactNode } from 'react';
import styles from './figures-tiles.module.css';

export interface Tile {
  key: string;
  label: string;
  value: string;
  note?: string | undefined;
}

/** The main figures of a person's own business, each with its label and a note. */
export function FiguresTiles({ tiles, testId }: { tiles: readonly Tile[]; testId?: string }): ReactNode {
  return (
    <dl className={styles.tiles} data-testid={testId}>
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
