import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';

/** The number of the booking that a posting concerns. */
export function BookingNumberField({
  name = 'booking',
  value,
  error,
  hint,
  onChange,
}: {
  name?: string;
  value: string;
  error: string | undefined;
  hint?: string;
  onChange: (number: string) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <TextField
      name={name}
      label={t('postings.booking')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      {...(hint !== undefined && { hint })}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
