import { useId, type ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './figures.module.css';
import { Hatch, type Fill } from './plot-legend.tsx';

export interface MonthBar {
  month: PlainDate;
  /** Stacked parts from the bottom up, on the scale of `max`. */
  parts: readonly { fill: Fill; value: number }[];
  mark?: number | null;
  /** The value of the same month a year earlier is drawn as a dashed line. */
  before?: number | null;
}

const plotHeight = 260;
const labelHeight = 40;
const topRoom = 10;
const toY = (share: number): number => topRoom + plotHeight * (1 - Math.min(1, share));

/** Returns the upper end of an axis: the next round number whose half is also round. */
export function axisEnd(largest: number): number {
  if (largest <= 0) return 100;
  const step = 10 ** Math.floor(Math.log10(largest));
  return [1, 2, 4, 6, 8, 10].map((factor) => factor * step).find((end) => end >= largest)!;
}

export function MonthPlot({
  label,
  bars,
  max,
  axis,
}: {
  label: string;
  bars: readonly MonthBar[];
  max: number;
  axis: (value: number) => string;
}): ReactNode {
  const { t } = useTexts();
  const hatch = useId();
  const wide = 100 / bars.length;
  const lines = [0, 0.5, 1];
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <svg className={styles.axis} height={topRoom + plotHeight + labelHeight} aria-hidden="true">
        {lines.map((share) => (
          <text key={share} x="100%" y={toY(share) + 4} textAnchor="end">
            {axis(share * max)}
          </text>
        ))}
      </svg>
      <svg className={styles.bars} height={topRoom + plotHeight + labelHeight} aria-hidden="true">
        <defs>
          <Hatch id={hatch} />
        </defs>
        {lines.map((share) => (
          <line key={share} x1="0" x2="100%" y1={toY(share)} y2={toY(share)} className={styles.gridLine} />
        ))}
        {bars.map(({ month, parts, mark, before }, index) => {
          let ground = 0;
          // The year is written below January, and below the first month if the next January is far enough away.
          const january = bars.findIndex((bar) => bar.month.slice(5, 7) === '01');
          const isLabelled = index === january || (index === 0 && (january < 0 || january > 2));
          return (
            <g key={month}>
              {parts.map(({ fill, value }) => {
                const from = ground / max;
                ground += value;
                const until = ground / max;
                if (value <= 0) return null;
                return (
                  <rect
                    key={fill}
                    x={`${(index + 0.16) * wide}%`}
                    width={`${0.68 * wide}%`}
                    y={toY(until)}
                    height={Math.max(1, toY(from) - toY(until))}
                    className={styles[fill]}
                    fill={fill === 'blocked' ? `url(#${hatch})` : undefined}
                  />
                );
              })}
              {before !== undefined && before !== null && (
                <line {...markerPath(index, wide, before / max)} className={styles.before} />
              )}
              {mark !== undefined && mark !== null && (
                <>
                  <line {...markerPath(index, wide, mark / max)} className={styles.markGround} />
                  <line {...markerPath(index, wide, mark / max)} className={styles.mark} />
                </>
              )}
              <text
                x={`${(index + 0.5) * wide}%`}
                y={topRoom + plotHeight + 18}
                textAnchor="middle"
                className={classNames(index % 2 === 1 && styles.second)}
              >
                {t(`calendar.monthShort.${Number(month.slice(5, 7))}`)}
              </text>
              {isLabelled && (
                <text x={`${(index + 0.5) * wide}%`} y={topRoom + plotHeight + 35} textAnchor="middle">
                  {month.slice(0, 4)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function markerPath(
  index: number,
  wide: number,
  share: number,
): Record<'x1' | 'x2', string> & Record<'y1' | 'y2', number> {
  return {
    x1: `${(index + 0.06) * wide}%`,
    x2: `${(index + 0.94) * wide}%`,
    y1: toY(share),
    y2: toY(share),
  };
}
