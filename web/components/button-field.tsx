import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon, type IconName } from './icon.tsx';

export function ButtonField({
  id,
  label,
  value,
  icon,
  isOpen,
  isInvalid,
  errorId,
  onClick,
  testId,
}: {
  id?: string | undefined;
  label: string;
  value: string;
  icon: IconName;
  isOpen: boolean;
  isInvalid: boolean;
  errorId: string | undefined;
  onClick: () => void;
  testId: string;
}): ReactNode {
  const ownId = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${ownId}-label`}>
        {label}
      </span>
      <button
        type="button"
        id={id}
        className={classNames(styles.control, styles.opens)}
        aria-labelledby={`${ownId}-label ${ownId}-value`}
        aria-describedby={errorId}
        aria-expanded={isOpen}
        data-invalid={isInvalid || undefined}
        data-testid={testId}
        onClick={onClick}
      >
        <span id={`${ownId}-value`}>{value}</span>
        <Icon name={icon} size={20} />
      </button>
    </div>
  );
}
