import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './search-box.module.css';

/** A native select for browsers without scripts. */
export function NativeChoice({
  id,
  name,
  label,
  value,
  onValue,
  children,
}: {
  id: string;
  name: string;
  label: string;
  value: string | number;
  onValue: (value: string) => void;
  children: ReactNode;
}): ReactNode {
  const own = `${id}-${name}`;
  return (
    <div className={classNames(styles.cell, styles.native)}>
      <label htmlFor={own} className={styles.label}>
        {label}
      </label>
      <select
        id={own}
        name={name}
        className={styles.input}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
