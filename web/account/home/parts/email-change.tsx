import { useState, type ReactNode } from 'react';
import { isEmail } from '../../../../domain/booking/customer-form.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { EmailField } from '../../parts/email-field.tsx';
import { CodeField } from '../../parts/code-field.tsx';
import { codeError, currentPasswordError, generalFailure } from '../../parts/failure-texts.ts';
import { FoldedForm } from '../../parts/folded-form.tsx';
import { PasskeyStep } from '../../parts/passkey-step.tsx';
import { PasswordField } from '../../parts/password-field.tsx';

/** Asks for another address. It counts once its owner has opened the link of a mail. */
export function EmailChange({ email, asksCode }: { email: string; asksCode: boolean }): ReactNode {
  const { t } = useTexts();
  const [next, setNext] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const update = useSubmit('updateUser', {
    onDone(_answer, { userAccountData }) {
      setSentTo(userAccountData.email?.trim() ?? null);
      setPassword('');
      setCode('');
      setNext('');
      setTried(false);
    },
  });
  const { failure } = update;
  const isValid = isEmail(next.trim());
  return (
    <FoldedForm
      title={t('account.emailChange.title')}
      text={t('account.emailChange.now', { email })}
      failure={generalFailure(failure, t)}
      done={sentTo === null ? undefined : t('account.emailChange.sent', { email: sentTo })}
      busy={update.sending !== null}
      submitLabel={t('account.emailChange.submit')}
      onSubmit={() => {
        setTried(true);
        setSentTo(null);
        if (!isValid || password === '' || (asksCode && code.trim() === '')) return;
        void update.submit({
          userAccountData: { email: next, currentPassword: password, ...(asksCode && { code }) },
        });
      }}
      testId="email-change"
    >
      <EmailField
        name="newEmail"
        label={t('account.emailChange.new')}
        error={
          (isTried && !isValid) || failure?.type === 'invalid-email' ? t('account.invalidEmail') : undefined
        }
        value={next}
        onChange={setNext}
      />
      <PasswordField
        name="emailPassword"
        label={t('account.password.current')}
        autoComplete="current-password"
        error={currentPasswordError(isTried && password === '', failure?.type, t)}
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          if (failure) update.dismiss();
        }}
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
