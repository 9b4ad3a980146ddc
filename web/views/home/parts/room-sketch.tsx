import type { ReactNode } from 'react';
import { bedSizes, layOutBeds } from './bed-layout.ts';
import styles from './room-sketch.module.css';

const depth = 32;
const wall = 1;

/** Draws the beds of a room from above. It shows number and kind, not where they stand; the text beside it says the same. */
export function RoomSketch({ beds }: { beds: Parameters<typeof layOutBeds>[0] }): ReactNode {
  const { width, placed } = layOutBeds(beds);
  return (
    <svg
      className={styles.room}
      viewBox={`0 0 ${width + 2 * wall} ${depth + 2 * wall}`}
      width={(width + 2 * wall) * 1.7}
      height={(depth + 2 * wall) * 1.7}
      aria-hidden="true"
    >
      <rect x={wall} y={wall} width={width} height={depth} className={styles.floor} />
      <path d={`M${width / 2 - 6} ${wall}h14`} className={styles.window} />
      <path d={`M${width - 12} ${depth + wall}v-8a8 8 0 0 1 8 8`} className={styles.door} />
      {placed.map(({ kind, x }) => {
        const [w, l] = bedSizes[kind];
        const pillows = kind === 'double' ? [x + 1.4, x + w / 2 + 0.7] : kind === 'sofa' ? [] : [x + 1.4];
        const pillow = kind === 'double' ? w / 2 - 2.1 : w - 2.8;
        return (
          <g key={x}>
            <rect x={x} y={2 + wall} width={w} height={l} rx={1.2} className={styles.bed} />
            {pillows.map((left) => (
              <rect
                key={left}
                x={left}
                y={3.4 + wall}
                width={pillow}
                height={3.6}
                rx={1}
                className={styles.pillow}
              />
            ))}
            {kind === 'sofa' && (
              <path d={`M${x} ${5 + wall}h${w}M${x + w / 2} ${5 + wall}v6`} className={styles.line} />
            )}
            {kind === 'bunk' && (
              <path
                d={`M${x + w + 1.6} ${10 + wall}v11m-1.6 -9h3.2m-3.2 3.5h3.2m-3.2 3.5h3.2`}
                className={styles.line}
              />
            )}
            {(kind === 'double' || kind === 'single' || kind === 'bunk') && (
              <path d={`M${x} ${9.5 + wall}h${w}`} className={styles.line} />
            )}
            {kind === 'cot' && <path d={`M${x + 2} ${8 + wall}v5m2 -5v5`} className={styles.line} />}
          </g>
        );
      })}
    </svg>
  );
}
