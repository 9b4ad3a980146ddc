import { useState, type ReactNode } from 'react';
import { TextField } from '../../components/field.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './password-field.module.css';

/** A password field with a button that shows the input. Pasting and password managers work. */
export function PasswordField({
  name,
  label,
  autoComplete,
  hint,
  error,
  value,
  onChange,
}: {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        id={`field-${name}`}
        type={isShown ? 'text' : 'password'}
        name={name}
        label={label}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        hint={hint}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-controls={`field-${name}`}
        onClick={() => setShown(!isShown)}
      >
        {t(`account.password.${isShown ? 'hide' : 'show'}`)}
      </button>
    </div>
  );
}
