import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** primary: the one main action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  /** Fills the width of its place. */
  wide?: boolean;
  small?: boolean;
}

const classOf = ({ variant = 'secondary', wide, small }: Look, extra?: string): string =>
  classNames(styles.button, styles[variant], wide && styles.wide, small && styles.small, extra);

export function Button({
  variant,
  wide,
  small,
  busy,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }): ReactNode {
  return (
    <button
      type={type}
      className={classOf({ variant, wide, small }, className)}
      aria-busy={busy || undefined}
      {...rest}
    >
      {children}
    </button>
  );
}

export function ButtonLink({ variant, wide, small, className, ...rest }: LinkProps & Look): ReactNode {
  return <Link className={classOf({ variant, wide, small }, className)} {...rest} />;
}
