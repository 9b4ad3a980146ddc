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

function dressed<Props extends Look & { className?: string | undefined }>({
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

/** Props of a button while its press is under way: a disabled one would lose the focus, so it only ignores clicks. */
const held: ButtonHTMLAttributes<HTMLButtonElement> = {
  'aria-busy': true,
  'aria-disabled': true,
  disabled: false,
  // A form is sent by a click on its button, also when somebody presses Enter in a field.
  onClick: (event) => event.preventDefault(),
};

/** `busy` wins over `disabled`. */
export function Button({
  busy,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { busy?: boolean }): ReactNode {
  return <button type="button" {...dressed(rest)} {...(busy && held)} />;
}

export function ButtonLink(props: LinkProps & Look): ReactNode {
  return <Link {...dressed(props)} />;
}
