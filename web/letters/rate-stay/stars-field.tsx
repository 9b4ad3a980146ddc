import { useId, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import styles from './rate.module.css';

const stars = [1, 2, 3, 4, 5] as const;

export function StarsField({
  name,
  legend,
  value,
  error,
  onChange,
}: {
  name: string;
  legend: string;
  /** 0 if none is selected. */
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  return (
    <fieldset className={styles.stars} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <span className={styles.row}>
        {stars.map((count) => (
          <label key={count} className={count <= value ? styles.full : styles.empty}>
            <input
              type="radio"
              name={name}
              value={count}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <Icon name="star" size={30} />
            <span className="visually-hidden">{t('rate.stars', { count })}</span>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {value > 0 ? t(`rate.word.${value}`) : ''}
        </span>
      </span>
      {error && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
