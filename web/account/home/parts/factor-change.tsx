import { useState, type ReactNode } from 'react';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { codeError, currentPasswordError, generalFailure } from '../../parts/failure-texts.ts';
import { Outcome } from '../../parts/outcome.tsx';
import { PasswordField } from '../../parts/password-field.tsx';
import styles from '../../parts/account.module.css';
import look from './second-factor.module.css';

/** Makes new recovery codes or switches the second step off: either takes the password and a code. */
export function FactorChange({
  email,
  onRenewed,
  onRemoved,
}: {
  email: string;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onRemoved: () => void;
}): ReactNode {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const renew = useSubmit('renewRecoveryCodes', {
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  });
  const remove = useSubmit('removeTotp', { onDone: onRemoved });
  const busy = renew.sending !== null || remove.sending !== null;
  const failure = renew.failure ?? remove.failure;
  const send = (act: typeof renew | typeof remove): void => {
    setTried(true);
    renew.dismiss();
    remove.dismiss();
    if (password !== '' && code.trim() !== '') void act.submit({ currentPassword: password, code });
  };
  return (
    <details>
      <summary className={look.summary}>{t('account.factor.manage')}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(renew);
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name="factorPassword"
          label={t('account.password.label')}
          autoComplete="current-password"
          error={currentPasswordError(isTried && password === '', failure?.type, t)}
          value={password}
          onChange={setPassword}
        />
        <CodeField
          error={isTried && code.trim() === '' ? t('account.required') : codeError(failure, t)}
          value={code}
          onChange={setCode}
        />
        <Outcome failure={generalFailure(failure, t)} done={undefined} />
        <div className={look.actions}>
          <Button type="submit" disabled={busy} busy={renew.sending !== null}>
            {t('account.factor.renew')}
          </Button>
          <Button disabled={busy} busy={remove.sending !== null} onClick={() => send(remove)}>
            {t('account.factor.remove')}
          </Button>
        </div>
      </form>
    </details>
  );
}
