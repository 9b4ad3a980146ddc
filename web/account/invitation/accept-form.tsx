import { useState, type ReactNode } from 'react';
import { passwordLength, passwordWrong } from '../../../domain/password.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { CodeField } from '../../features/proof/code-field.tsx';
import { codeError, generalFailure, passwordError } from '../../features/proof/failure-texts.ts';
import { PasswordField } from '../../features/proof/password-field.tsx';
import styles from '../parts/account.module.css';
import { SheetForm } from '../parts/sheet.tsx';
import type { StartPaths } from '../parts/start-path.ts';
import type { Invitation } from './invitation-facts.tsx';
import own from './invitation.module.css';
import { useAcceptance } from './use-acceptance.ts';

/** Accepts an invitation: at once if the invited person is logged in, after a login, or with a new account. */
export function AcceptForm({
  invitation,
  invitationKey,
  startPaths,
  onLoggedOut,
}: {
  invitation: Invitation;
  invitationKey: string;
  startPaths: StartPaths;
  /** Called after the logout, to load the invitation again. */
  onLoggedOut: () => void;
}): ReactNode {
  const { email, caller, hasAccount } = invitation;
  const { t } = useTexts();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const logout = useSubmit('logout', { onDone: onLoggedOut });
  const acceptance = useAcceptance({ invitation, invitationKey, startPaths, onOutdated: onLoggedOut });
  const { isNew, asksCode, failure } = acceptance;
  if (caller === 'other') {
    return (
      <div className={styles.form}>
        <Notice kind="warning">{t('account.invitation.other', { email })}</Notice>
        <Button variant="primary" wide busy={logout.sending !== null} onClick={() => void logout.submit({})}>
          {t('account.invitation.otherLogout')}
        </Button>
      </div>
    );
  }
  const isNameMissing = isNew && attempt > 0 && (firstName.trim() === '' || lastName.trim() === '');
  const problem = isNew ? passwordWrong(password, email, t.site) : null;
  const passwordProblem =
    attempt > 0 && problem ? t(`account.password.${problem}`) : passwordError(failure, t);
  const missing = attempt > 0 && !isNew && password === '' ? t('account.required') : undefined;
  const required = (value: string): string | undefined =>
    attempt > 0 && value.trim() === '' ? t('account.required') : undefined;
  const submit = (): void => {
    setAttempt(attempt + 1);
    if (caller === 'invited') return acceptance.accept();
    if (!isNew) return password === '' ? undefined : acceptance.logIn(password, asksCode ? code.trim() : '');
    if (firstName.trim() === '' || lastName.trim() === '' || problem) return;
    acceptance.register({ firstName, lastName, password });
  };
  return (
    <SheetForm
      failure={generalFailure(failure, t)}
      wrongField={
        isNameMissing ? 'firstName' : passwordProblem || missing ? 'password' : asksCode ? 'code' : null
      }
      attempt={attempt}
      busy={acceptance.isBusy}
      submitLabel={t(
        caller === 'nobody' && hasAccount ? 'account.invitation.login' : 'account.invitation.accept',
      )}
      onSubmit={submit}
      testId="accept-invitation"
    >
      {caller === 'nobody' && (
        <p>{t(hasAccount ? 'account.invitation.loginText' : 'account.invitation.newText')}</p>
      )}
      {isNew && (
        <div className={own.names}>
          <TextField
            id="field-firstName"
            label={t('account.invitation.firstName')}
            autoComplete="given-name"
            maxLength={60}
            error={required(firstName)}
            value={firstName}
            onChange={({ target }) => setFirstName(target.value)}
          />
          <TextField
            id="field-lastName"
            label={t('account.invitation.lastName')}
            autoComplete="family-name"
            maxLength={60}
            error={required(lastName)}
            value={lastName}
            onChange={({ target }) => setLastName(target.value)}
          />
        </div>
      )}
      {caller === 'nobody' && (
        <>
          {/* Password managers store the password with the address. */}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            name="password"
            label={t(isNew ? 'account.password.new' : 'account.password.label')}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            {...(isNew && { hint: t('account.password.hint', { count: passwordLength.min }) })}
            error={passwordProblem ?? missing}
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              acceptance.dismiss();
            }}
          />
        </>
      )}
      {asksCode && (
        <>
          <Notice role="status">{t('account.factor.askCode')}</Notice>
          <CodeField
            error={code === '' ? undefined : codeError(failure, t)}
            value={code}
            onChange={setCode}
          />
        </>
      )}
    </SheetForm>
  );
}
