import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

interface Look {
  variant?: ButtonVariant;
  wide?: boolean;
  small?: boolean;
}

function withStyles<Props extends Look & { className?: string | undefined }>({
  variant,
  wide,
  small,
  ...rest
}: Props): Omit<Props, keyof Look> {
  return {
    ...rest,
    className: classNames(
      styles.button,
      variant && styles[variant],
      wide && styles.wide,
      small && styles.small,
      rest.className,
    ),
  };
}

/** Props of a button while its action is under way. A disabled button would lose the focus, so it ignores clicks instead. */
const busyProps: ButtonHTMLAttributes<HTMLButtonElement> = {
  'aria-busy': true,
  'aria-disabled': true,
  disabled: false,
  // Pressing Enter in a field clicks the form's button, too.
  onClick: (event) => event.preventDefault(),
};

/** `busy` takes precedence over `disabled`. */
export function Button({
  busy,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }): ReactNode {
  return <button type="button" {...withStyles(rest)} {...(busy && busyProps)} />;
}

export function ButtonLink(props: LinkProps & Look): ReactNode {
  return <Link {...withStyles(props)} />;
}
