import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { passwordLength, passwordWrong } from '../../../domain/password.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { CodeField } from '../../features/proof/code-field.tsx';
import { codeError, generalFailure, passwordError } from '../../features/proof/failure-texts.ts';
import { Notice } from '../../components/notice.tsx';
import { InvalidLink } from '../parts/invalid-link.tsx';
import { PasskeyStep, takesCode } from '../../features/proof/passkey-step.tsx';
import { PasswordField } from '../../features/proof/password-field.tsx';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useLinkSecret } from '../parts/use-link-secret.ts';
import { chooseStartPath } from '../parts/start-path.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function PasswordResetPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  const { startPaths } = useLoaderData<typeof load>();
  const resetID = useLinkSecret();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reset = useSubmit('resetPassword', {
    // New landlords set their first password here, and continue to the landlord pages.
    onDone: ({ accountData }) =>
      location.assign(chooseStartPath(accountData.accountPermissions, startPaths, buildPath('UserHome'))),
    onFailure: (failure) => setAsksCode((isCodeAsked) => isCodeAsked || takesCode(failure)),
  });
  const isInvalid = resetID === '' || reset.failure?.type === 'link-invalid';
  const passwordProblem = passwordWrong(password, '', t.site);
  const error =
    attempt > 0 && passwordProblem
      ? t(`account.password.${passwordProblem}`)
      : passwordError(reset.failure, t);
  return (
    <Sheet title={t('account.reset.title')} lead={isInvalid ? undefined : t('account.reset.lead')}>
      {isInvalid ? (
        <InvalidLink
          text={t('account.reset.invalidText')}
          to={buildPath('UserPasswordRequest')}
          label={t('account.reset.again')}
        />
      ) : (
        <SheetForm
          failure={generalFailure(reset.failure, t)}
          wrongField={error ? 'password' : asksCode ? 'code' : null}
          attempt={attempt}
          busy={reset.sending !== null}
          submitLabel={t('account.reset.submit')}
          onEarly={(typed) => setPassword(typed['password'] ?? '')}
          onSubmit={() => {
            setAttempt(attempt + 1);
            if (!passwordProblem && resetID)
              void reset.submit({ resetID, user: code.trim() === '' ? { password } : { password, code } });
          }}
          testId="password-reset"
        >
          <PasswordField
            name="password"
            label={t('account.password.new')}
            autoComplete="new-password"
            hint={t('account.password.hint', { count: passwordLength.min })}
            error={error}
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              if (reset.failure) reset.dismiss();
            }}
          />
          {asksCode && (
            <>
              <Notice role="status">{t('account.factor.askCode')}</Notice>
              <CodeField
                error={code === '' ? undefined : codeError(reset.failure, t)}
                value={code}
                onChange={(typed) => {
                  setCode(typed);
                  if (reset.failure) reset.dismiss();
                }}
              />
            </>
          )}
          <PasskeyStep failure={reset.failure} />
        </SheetForm>
      )}
    </Sheet>
  );
}
