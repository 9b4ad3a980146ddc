import { useState, type ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { generalFailure } from '../../features/proof/failure-texts.ts';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { FactorFields } from './factor-fields.tsx';
import { useEntry } from './use-entry.ts';

/** Confirms that the mail was sent, and accepts its code from visitors who read it on another device. */
export function CodeEntry({ email, ticket }: { email: string; ticket: string }): ReactNode {
  const { t } = useTexts();
  const [mailCode, setMailCode] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { entry, asksCode } = useEntry();
  const isMissing = attempt > 0 && mailCode.trim() === '';
  const isWrong = entry.failure?.type === 'code-wrong' || entry.failure?.type === 'link-invalid';
  const error = isMissing ? t('account.required') : isWrong ? t('account.loginLink.codeWrong') : undefined;
  return (
    <Sheet title={t('account.loginLink.sentTitle')} lead={t('account.loginLink.sentText', { email })}>
      <SheetForm
        failure={isWrong ? undefined : generalFailure(entry.failure, t)}
        wrongField={error ? 'mailCode' : asksCode ? 'code' : null}
        attempt={attempt}
        busy={entry.sending !== null}
        submitLabel={t('account.loginLink.submit')}
        onSubmit={() => {
          setAttempt(attempt + 1);
          if (mailCode.trim() !== '')
            void entry.submit({ ticket, mailCode, ...(code.trim() !== '' && { code }) });
        }}
        testId="login-code"
      >
        <p>{t('account.loginLink.elsewhere')}</p>
        <TextField
          id="field-mailCode"
          name="mailCode"
          label={t('account.loginLink.code')}
          error={error}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={mailCode}
          onChange={({ target }) => {
            setMailCode(target.value);
            if (entry.failure) entry.dismiss();
          }}
        />
        <FactorFields asksCode={asksCode} failure={entry.failure} code={code} onChange={setCode} />
      </SheetForm>
    </Sheet>
  );
}
