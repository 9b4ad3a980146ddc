import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { codeError, currentPasswordError } from '../../parts/failure-texts.ts';
import { PasskeyStep } from '../../parts/passkey-step.tsx';
import { PasswordField } from '../../parts/password-field.tsx';

type Failed = { type: string; data: unknown } | null;

/** What shows that somebody is the owner of the account, as calls take it. */
export interface Proof {
  currentPassword: string;
  code?: string;
}

interface TypedProof {
  password: string;
  code: string;
  isTried: boolean;
  setPassword: (typed: string) => void;
  setCode: (typed: string) => void;
  /** What is to be sent; null while something is missing, which the fields say from then on. */
  take: () => Proof | null;
}

/** Keeps the password, and the code of whoever has an app. */
export function useProof(asksCode: boolean): TypedProof {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  return {
    ...{ password, code, isTried, setPassword, setCode },
    take() {
      setTried(true);
      if (password === '' || (asksCode && code.trim() === '')) return null;
      return { currentPassword: password, ...(asksCode && { code }) };
    },
  };
}

/** Asks for the password and, as the account is set up, for a code or a passkey. */
export function ProofFields({
  name,
  email,
  asksCode,
  proof: { password, code, isTried, setPassword, setCode },
  failure,
  onChange,
}: {
  /** Of the field with the password: each form of the page has one. */
  name: string;
  email: string;
  asksCode: boolean;
  proof: TypedProof;
  failure: Failed;
  /** What failed may be mended now. */
  onChange: () => void;
}): ReactNode {
  const { t } = useTexts();
  return (
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
          onChange();
        }}
      />
      {asksCode && (
        <CodeField
          error={isTried && code.trim() === '' ? t('account.required') : codeError(failure, t)}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            onChange();
          }}
        />
      )}
      <PasskeyStep failure={failure} />
    </>
  );
}
