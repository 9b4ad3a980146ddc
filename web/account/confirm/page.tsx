import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { passwordLength, passwordWrong } from '../../../domain/password.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/account.module.css';
import { generalFailure, passwordError } from '../../features/proof/failure-texts.ts';
import { InvalidLink } from '../parts/invalid-link.tsx';
import { PasswordField } from '../../features/proof/password-field.tsx';
import { deleteRegistrationTicket, readRegistrationTicket } from '../parts/registered-here.ts';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { useLinkSecret } from '../parts/use-link-secret.ts';
import { useAccountPaths } from '../use-account-paths.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

/**
 * Confirms a mail address. The visitor has to press a button, because mail scanners open links automatically. In
 * another browser than that of the registration a new password is required, because the first one may have been chosen
 * by a stranger.
 */
export default function ConfirmPage(): ReactNode {
  const { t } = useTexts();
  const buildPath = useAccountPaths();
  const [query] = useSearchParams();
  const confirmID = useLinkSecret();
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const confirm = useSubmit('confirmRegistration', {
    onDone() {
      deleteRegistrationTicket();
      location.assign(buildPath('UserHome'));
    },
  });
  const isNewAccount = query.get('for') !== 'email';
  const ticket = readRegistrationTicket();
  // The server also asks for a password if this browser has registered another account.
  const isRefused = confirm.failure?.type === 'password-refused';
  const [wasRefused, setWasRefused] = useState(false);
  if (isRefused && !wasRefused) setWasRefused(true);
  const asksPassword = isNewAccount && confirmID !== null && (ticket === null || wasRefused);
  const isInvalid = confirmID === '' || confirm.failure?.type === 'link-invalid';
  const passwordProblem = asksPassword ? passwordWrong(password, '', t.site) : null;
  const error =
    attempt > 0 && passwordProblem
      ? t(`account.password.${passwordProblem}`)
      : passwordError(confirm.failure, t);
  const failure =
    confirm.failure?.type === 'login-failed'
      ? t('account.confirm.loginNeeded')
      : generalFailure(confirm.failure, t);
  const lead = t(asksPassword ? 'account.confirm.elsewhere' : 'account.confirm.lead');
  return (
    <Sheet
      title={t('account.confirm.title')}
      lead={isInvalid ? undefined : lead}
      below={!isInvalid && isNewAccount && <span className={styles.soft}>{t('account.confirm.notYou')}</span>}
    >
      {isInvalid ? (
        <InvalidLink
          text={t('account.confirm.invalidText')}
          to={buildPath('UserLogin')}
          label={t('account.login.submit')}
        />
      ) : (
        <SheetForm
          failure={failure}
          wrongField={error ? 'password' : null}
          attempt={attempt}
          busy={confirm.sending !== null}
          submitLabel={t('account.confirm.submit')}
          onEarly={(typed) => setPassword(typed['password'] ?? '')}
          onSubmit={() => {
            setAttempt(attempt + 1);
            if (!passwordProblem && confirmID)
              void confirm.submit({
                confirmID,
                ...(asksPassword ? { password } : ticket !== null && { ticket }),
              });
          }}
          testId="confirm"
        >
          {asksPassword && (
            <PasswordField
              name="password"
              label={t('account.password.label')}
              autoComplete="new-password"
              hint={t('account.password.hint', { count: passwordLength.min })}
              error={error}
              value={password}
              onChange={(typed) => {
                setPassword(typed);
                if (confirm.failure) confirm.dismiss();
              }}
            />
          )}
        </SheetForm>
      )}
    </Sheet>
  );
}
