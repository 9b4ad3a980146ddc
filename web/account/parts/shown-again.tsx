import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { CodeField } from './code-field.tsx';
import { codeError, currentPasswordError } from './failure-texts.ts';
import { PasswordField } from './password-field.tsx';

interface Typed {
  currentPassword: string;
  code?: string;
}

/** What is typed to show again who one is, before what matters is done. */
export interface ShownAgain {
  /** Null: something is missing, which the fields now say. */
  take(): Typed | null;
  fields(of: { name: string; email: string; failure: Failed | null; dismiss: () => void }): ReactNode;
  clear(): void;
}

interface Failed {
  type: string;
  data: unknown;
}

/** The password, and a code where there is a second factor. */
export function useShownAgain(asksCode: boolean): ShownAgain {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  return {
    take() {
      setTried(true);
      if (password === '' || (asksCode && code.trim() === '')) return null;
      return { currentPassword: password, ...(asksCode && { code }) };
    },
    clear() {
      setPassword('');
      setCode('');
      setTried(false);
    },
    fields: ({ name, email, failure, dismiss }) => (
      <>
        {/* Password managers ask whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name={name}
          label={t('account.password.current')}
          autoComplete="current-password"
          error={currentPasswordError(isTried && password === '', failure?.type, t)}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            if (failure) dismiss();
          }}
        />
        {asksCode && (
          <CodeField
            error={isTried && code.trim() === '' ? t('account.required') : codeError(failure, t)}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              if (failure) dismiss();
            }}
          />
        )}
      </>
    ),
  };
}
