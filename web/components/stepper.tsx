import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

export function Stepper({
  label,
  detail,
  value,
  min,
  max,
  onChange,
  decreaseLabel,
  increaseLabel,
  name,
}: {
  label: ReactNode;
  detail?: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  decreaseLabel: string;
  increaseLabel: string;
  name?: string;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.stepper} role="group" aria-labelledby={id}>
      <div className={styles.text}>
        <span id={id}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      <button
        type="button"
        className={styles.button}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        aria-label={decreaseLabel}
      >
        <Icon name="minus" />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.button}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        aria-label={increaseLabel}
      >
        <Icon name="plus" />
      </button>
      {name && <input type="hidden" name={name} value={value} />}
    </div>
  );
}
