import { useId, type ReactNode } from 'react';
import styles from './figures.module.css';

export type Fill = 'booked' | 'elsewhere' | 'blocked';

export function Hatch({ id }: { id: string }): ReactNode {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={styles.hatchGround} />
      <rect width="2" height="6" className={styles.hatchLine} />
    </pattern>
  );
}

export function Legend({
  items,
}: {
  items: readonly { look: Fill | 'mark' | 'before'; label: string }[];
}): ReactNode {
  const hatch = useId();
  return (
    <ul className={styles.legend}>
      {items.map(({ look, label }) => (
        <li key={look}>
          <svg width="18" height="14" aria-hidden="true">
            {look === 'blocked' && <Hatch id={hatch} />}
            {look === 'mark' || look === 'before' ? (
              <line x1="0" x2="18" y1="7" y2="7" className={styles[look]} />
            ) : (
              <rect
                width="18"
                height="14"
                rx="3"
                className={styles[look]}
                fill={look === 'blocked' ? `url(#${hatch})` : undefined}
              />
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
