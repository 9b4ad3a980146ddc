import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import styles from './menu.module.css';

/** A chip that opens a list of links. It closes by Escape, by a click outside, and after a link was followed. */
export function Menu({
  label,
  isSet = false,
  alignEnd = false,
  isIconOnPhones = false,
  testId,
  children,
}: {
  label: ReactNode;
  isSet?: boolean;
  alignEnd?: boolean;
  /** True if the label on phones is an icon without a border. */
  isIconOnPhones?: boolean;
  testId?: string;
  children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    details.open = false;
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [key]);
  return (
    <details
      ref={ref}
      className={classNames(styles.menu, isIconOnPhones && styles.iconOnPhones)}
      data-testid={testId}
    >
      <summary className={classNames(styles.summary, isSet && styles.set)}>
        {label}
        <Icon name="down" size={16} />
      </summary>
      <div className={classNames(styles.panel, alignEnd && styles.end)}>{children}</div>
    </details>
  );
}
