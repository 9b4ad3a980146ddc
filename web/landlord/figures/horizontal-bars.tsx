import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface HorizontalBar {
  key: string;
  label: string;
  value: number;
  /** The value as the bar shows it. */
  valueText: string;
  /** A value to compare with, drawn as a line across the bar. */
  mark?: number | null;
}

export function HorizontalBars({ bars, max }: { bars: readonly HorizontalBar[]; max: number }): ReactNode {
  const barWidth = (value: number): string => `${(max > 0 ? Math.min(1, value / max) : 0) * 100}%`;
  return (
    <ul className={styles.horizontalBars}>
      {bars.map(({ key, label, value, valueText, mark }) => (
        <li key={key}>
          <span className={styles.barCaption}>
            <span>{label}</span>
            <strong>{valueText}</strong>
          </span>
          <svg className={styles.horizontalBar} height="22" aria-hidden="true">
            <rect width="100%" height="14" y="4" rx="4" className={styles.barGround} />
            {value > 0 && <rect width={barWidth(value)} height="14" y="4" rx="4" className={styles.booked} />}
            {mark !== undefined && mark !== null && (
              <>
                <line x1={barWidth(mark)} x2={barWidth(mark)} y1="0" y2="22" className={styles.markGround} />
                <line x1={barWidth(mark)} x2={barWidth(mark)} y1="0" y2="22" className={styles.mark} />
              </>
            )}
          </svg>
        </li>
      ))}
    </ul>
  );
}
