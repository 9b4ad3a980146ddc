import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './price-pin.module.css';

export function PricePin({
  count,
  price,
  label,
  isHighlighted,
  isChosen,
  onChoose,
  onPoint,
}: {
  count: number;
  /** Formatted such as "ab 540 €"; null if unknown. */
  price: string | null;
  label: string;
  isHighlighted: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onPoint: (on: boolean) => void;
}): ReactNode {
  return (
    <button
      type="button"
      className={classNames(styles.pin, count > 1 && styles.several)}
      aria-label={label}
      aria-pressed={count === 1 ? isChosen : undefined}
      data-on={isHighlighted || isChosen}
      data-testid={count > 1 ? 'map-cluster' : 'map-home'}
      data-count={count}
      onClick={onChoose}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <span className={styles.pill}>
        {count > 1 && <b className={styles.count}>{count}</b>}
        {price ?? (count > 1 ? null : <i className={styles.dot} />)}
      </span>
    </button>
  );
}
