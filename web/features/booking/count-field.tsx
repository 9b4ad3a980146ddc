import type { ReactNode } from 'react';
import { Stepper } from '../../components/stepper.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { fieldId } from './error-summary.tsx';
import styles from './fields.module.css';
import layout from './layout.module.css';

export function CountField({
  field,
  label,
  detail,
  value,
  min,
  max,
  error,
  onChange,
}: {
  field: string;
  label: string;
  detail?: string;
  value: number;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <div id={fieldId(field)} tabIndex={-1} className={styles.anchor}>
      <Stepper
        name={field}
        label={label}
        detail={detail}
        value={value}
        min={min}
        max={Math.max(max, value)}
        decreaseLabel={t('booking.extras.less', { name: label })}
        increaseLabel={t('booking.extras.more', { name: label })}
        onChange={onChange}
      />
      {error && (
        <p className={layout.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
