import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CallFailure } from '../../app/calls/call-failure.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { usePassRequest } from '../../features/pass-request/use-pass-request.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { LoginPart } from './login-part.ts';
import styles from './login-layer.module.css';

/** Requests a link for a new password by the account's number; only the mail says whether there is an account. */
export function PasswordForm({ part, onBack }: { part: LoginPart; onBack: () => void }): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [number, setNumber] = useState('');
  const { outcome, failure, isBusy, ask } = usePassRequest(part);
  const form = useRef<HTMLFormElement>(null);
  // The pressed button was removed together with the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      data-testid="layer-password"
      onSubmit={(event) => {
        event.preventDefault();
        ask(number);
      }}
    >
      <p className={styles.soft}>{t('login.forgotLead')}</p>
      <TextField
        id={`${id}-number`}
        name="vermieternummer"
        label={t(`login.number.${part}`)}
        inputMode="numeric"
        autoComplete="username"
        maxLength={20}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      />
      {failure && (
        <Notice kind="danger" role="alert">
          {failureText(failure, t)}
        </Notice>
      )}
      <div role="status" className={outcome === null ? 'visually-hidden' : undefined}>
        {outcome !== null && (
          <Notice kind={outcome === 'sent' ? 'success' : 'warning'}>{t(`login.${outcome}`)}</Notice>
        )}
      </div>
      <Button type="submit" variant="primary" wide busy={isBusy} disabled={number.trim() === ''}>
        {t('login.send')}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('login.back')}
      </button>
    </form>
  );
}

function failureText({ type, data }: CallFailure<'passRequest'>, t: Translate): string {
  if (type !== 'too-many-tries') return t('login.failed');
  const { retryAfter } = data;
  return t('login.wait', { count: Math.max(1, Math.ceil(retryAfter / 60)) });
}
