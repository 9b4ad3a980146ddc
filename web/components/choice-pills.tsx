import type { ReactNode } from 'react';
import styles from './choice-pills.module.css';

export function ChoicePills({
  legend,
  name,
  value,
  choices,
  onChange,
  hideLegend = false,
}: {
  legend: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Hides the legend visually, if the choices explain themselves. */
  hideLegend?: boolean;
}): ReactNode {
  return (
    <fieldset className={styles.pills}>
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.pill}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
