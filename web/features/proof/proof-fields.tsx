import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { CodeField } from './code-field.tsx';
import { codeError, currentPasswordError } from './failure-texts.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { takesPasskey } from './passkey-step.tsx';
import { PasswordField } from './password-field.tsx';

type Failed = { type: string; data: unknown } | null;

export interface Proof {
  currentPassword: string;
  code?: string;
}

export interface Owner {
  email: string;
  asksCode: boolean;
  hasPasskey: boolean;
}

interface ProofState {
  owner: Owner;
  password: string;
  code: string;
  isTried: boolean;
  /** True after a passkey was used, so that nothing has to be typed. */
  isShown: boolean;
  setPassword: (typed: string) => void;
  setCode: (typed: string) => void;
  setShown: () => void;
  /** Returns the proof to send; null while something is missing, which the fields then show. */
  take: () => Proof | null;
  clear: () => void;
}

export function useProof(owner: Owner): ProofState {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isShown, setShown] = useState(false);
  return {
    ...{ owner, password, code, isTried, isShown, setCode },
    setPassword(value) {
      // The server no longer accepts the passkey, so the typed password counts again.
      setShown(false);
      setPassword(value);
    },
    setShown: () => setShown(true),
    take() {
      setTried(true);
      if (isShown) return { currentPassword: '' };
      if (password === '' || (owner.asksCode && code.trim() === '')) return null;
      return { currentPassword: password, ...(owner.asksCode && { code }) };
    },
    clear() {
      setPassword('');
      setCode('');
      setTried(false);
      setShown(false);
    },
  };
}

/** Asks for the password and, if it is set up, for a code; accounts with a passkey use that instead. */
export function ProofFields({
  name,
  label,
  proof,
  failure,
  onChange,
}: {
  name: string;
  /** Label of the password if the form also asks for a new one. */
  label?: string;
  proof: ProofState;
  failure: Failed;
  /** Called on input, so that the last failure can be cleared. */
  onChange: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { owner, password, code, isTried, setPassword, setCode } = proof;
  // A passkey counts for some minutes; after a refused call the fields are shown again.
  if (proof.isShown && failure?.type !== 'wrong-password') {
    return <Notice role="status">{t('account.passkey.confirmed')}</Notice>;
  }
  return (
    <>
      {/* Password managers need the name of the account. */}
      <input type="hidden" name="username" autoComplete="username" value={owner.email} />
      <PasswordField
        name={name}
        label={label ?? t('account.password.own')}
        autoComplete="current-password"
        error={currentPasswordError(isTried && password === '', failure?.type, t)}
        value={password}
        onChange={(value) => {
          setPassword(value);
          onChange();
        }}
      />
      {owner.asksCode && (
        <CodeField
          error={isTried && code.trim() === '' ? t('account.required') : codeError(failure, t)}
          value={code}
          onChange={(value) => {
            setCode(value);
            onChange();
          }}
        />
      )}
      {owner.hasPasskey && (
        <div>
          {takesPasskey(failure) && <p>{t('account.passkey.asked')}</p>}
          <PasskeyButton
            label={t('account.passkey.confirm')}
            onShown={() => {
              proof.setShown();
              onChange();
            }}
          />
        </div>
      )}
    </>
  );
}
