import { useState, type ReactNode } from 'react';
import { passwordLength, passwordWrong } from '../../../../domain/password.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { codeError, currentPasswordError, generalFailure, passwordError } from '../../parts/failure-texts.ts';
import { FoldedForm } from '../../parts/folded-form.tsx';
import { PasskeyStep } from '../../parts/passkey-step.tsx';
import { PasswordField } from '../../parts/password-field.tsx';

/** Sets another password, by the one that holds. */
export function PasswordChange({ email, asksCode }: { email: string; asksCode: boolean }): ReactNode {
  const { t } = useTexts();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const update = useSubmit('updateUser', {
    onDone() {
      setSaved(true);
      setCurrent('');
      setCode('');
      setNext('');
      setTried(false);
    },
  });
  const { failure } = update;
  const wrong = passwordWrong(next, email);
  const change = (set: (typed: string) => void) => (typed: string) => {
    set(typed);
    if (failure) update.dismiss();
  };
  return (
    <FoldedForm
      title={t('account.passwordChange.title')}
      text={t('account.passwordChange.text')}
      failure={generalFailure(failure, t)}
      done={isSaved ? t('account.passwordChange.saved') : undefined}
      busy={update.sending !== null}
      submitLabel={t('account.passwordChange.submit')}
      onSubmit={() => {
        setTried(true);
        setSaved(false);
        if (wrong || current === '' || (asksCode && code.trim() === '')) return;
        void update.submit({
          userAccountData: { password: next, currentPassword: current, ...(asksCode && { code }) },
        });
      }}
      testId="password-change"
    >
      {/* Password managers ask whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="currentPassword"
        label={t('account.password.current')}
        autoComplete="current-password"
        error={currentPasswordError(isTried && current === '', failure?.type, t)}
        value={current}
        onChange={change(setCurrent)}
      />
      <PasswordField
        name="newPassword"
        label={t('account.password.new')}
        autoComplete="new-password"
        hint={t('account.password.hint', { count: passwordLength.min })}
        error={isTried && wrong ? t(`account.password.${wrong}`) : passwordError(failure, t)}
        value={next}
        onChange={change(setNext)}
      />
      {asksCode && (
        <CodeField
          error={isTried && code.trim() === '' ? t('account.required') : codeError(failure, t)}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            if (failure) update.dismiss();
          }}
        />
      )}
      <PasskeyStep failure={failure} />
    </FoldedForm>
  );
}
