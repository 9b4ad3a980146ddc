import type { ReactNode } from 'react';
import styles from './figures.module.css';

export interface LyingBar {
  key: string;
  label: string;
  value: number;
  told: string;
  mark?: number | null;
}

export function LyingBars({ bars, max }: { bars: readonly LyingBar[]; max: number }): ReactNode {
  const barWidth = (value: number): string => `${(max > 0 ? Math.min(1, value / max) : 0) * 100}%`;
  return (
    <ul className={styles.lying}>
      {bars.map(({ key, label, value, told, mark }) => (
        <li key={key}>
          <span className={styles.lyingWords}>
            <span>{label}</span>
            <strong>{told}</strong>
          </span>
          <svg className={styles.lyingBar} height="22" aria-hidden="true">
            <rect width="100%" height="14" y="4" rx="4" className={styles.lyingGround} />
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
