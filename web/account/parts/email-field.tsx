import type { ReactNode } from 'react';
import { MailField } from '../../features/mail-field/mail-field.tsx';

export function EmailField({
  name = 'email',
  takesPasskey = false,
  takesNumber = false,
  label,
  error,
  value,
  onChange,
}: {
  name?: string;
  /** True to offer passkeys in the browser's autofill as well. */
  takesPasskey?: boolean;
  /** True if the number of a host, agency or partner does as well. */
  takesNumber?: boolean;
  label: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <MailField
      id={`field-${name}`}
      name={name}
      label={label}
      takesNumber={takesNumber}
      autoComplete={takesPasskey ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      value={value}
      onValue={onChange}
    />
  );
}
