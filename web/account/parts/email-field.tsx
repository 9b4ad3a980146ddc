import type { ReactNode } from 'react';
import { TextField } from '../../components/field.tsx';

/** A mail address; its name is the one under which password managers know it. */
export function EmailField({
  name = 'email',
  label,
  error,
  value,
  onChange,
}: {
  name?: string;
  label: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  return (
    <TextField
      id={`field-${name}`}
      type="email"
      name={name}
      label={label}
      autoComplete="username"
      autoCapitalize="none"
      inputMode="email"
      spellCheck={false}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
