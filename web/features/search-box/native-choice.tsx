import type { ReactNode } from 'react';
import { RenderedOnce } from '../../app/rendered-once.tsx';
import { classNames } from '../../components/class-names.ts';
import styles from './search-box.module.css';

/** A choice as the form sends it, for browsers without scripts. Its options are the same for all who choose by this name. */
export function NativeChoice({
  id,
  name,
  label,
  value,
  onValue,
  children,
}: {
  /** The id of the field that it belongs to. */
  id: string;
  name: string;
  label: string;
  value: string | number;
  onValue: (value: string) => void;
  children: ReactNode;
}): ReactNode {
  const own = `${id}-${name}`;
  return (
    <RenderedOnce by={[own, value]}>
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
    </RenderedOnce>
  );
}
