import { useState, type ReactNode } from 'react';
import { passwordLength, passwordWrong } from '../../../domain/password.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { CodeField } from '../../features/proof/code-field.tsx';
import { codeError, generalFailure, passwordError } from '../../features/proof/failure-texts.ts';
import { takesCode } from '../../features/proof/passkey-step.tsx';
import { PasswordField } from '../../features/proof/password-field.tsx';
import styles from '../parts/account.module.css';
import { SheetForm } from '../parts/sheet.tsx';
import type { StartPaths } from '../parts/start-path.ts';
import type { Invitation } from './invitation-facts.tsx';
import own from './invitation.module.css';

const linkProblems = ['invitation-invalid', 'invitation-expired', 'invitation-used'];

/** Accepts an invitation: at once with the login of its address, after a login, or with a new account. */
export function AcceptForm({
  invitation: { email, caller, hasAccount },
  invitationKey,
  startPaths,
  onLoggedOut,
}: {
  invitation: Invitation;
  invitationKey: string;
  startPaths: StartPaths;
  /** Reads the invitation again. */
  onLoggedOut: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isNew = caller === 'nobody' && !hasAccount;
  const logout = useSubmit('logout', { onDone: onLoggedOut });
  const login = useSubmit('login', {
    // A new account has accepted by now; one that was there accepts with its login.
    onDone: () => (isNew ? enter() : accept.submit({ invitationKey })),
    onFailure: (failure) => setAsksCode((isAsked) => isAsked || takesCode(failure)),
  });
  const sendLogin = (): Promise<void> =>
    login.submit({ user: asksCode && code.trim() !== '' ? { email, password, code } : { email, password } });
  const accept = useSubmit('acceptTeamInvitation', {
    onDone({ start }) {
      startPath.current = startPaths[start];
      return isNew ? sendLogin() : enter();
    },
    // The account was made meanwhile, or the invitation has ended: the page says what is now.
    onFailure: ({ type }) =>
      linkProblems.includes(type) || type === 'login-needed' ? onLoggedOut() : undefined,
  });
  const [startPath] = useState(() => ({ current: '' }));
  // Loads a new document, so that all data of the anonymous visitor are discarded.
  const enter = (): void => location.assign(startPath.current);

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
  const busy = accept.sending !== null || login.sending !== null;
  const isNameMissing = isNew && attempt > 0 && (firstName.trim() === '' || lastName.trim() === '');
  const problem = isNew ? passwordWrong(password, email, t.site) : null;
  const passwordProblem =
    attempt > 0 && problem ? t(`account.password.${problem}`) : passwordError(accept.failure, t);
  const missing = attempt > 0 && !isNew && password === '' ? t('account.required') : undefined;
  const required = (value: string): string | undefined =>
    attempt > 0 && value.trim() === '' ? t('account.required') : undefined;
  const submit = (): void => {
    setAttempt(attempt + 1);
    if (caller === 'invited') return void accept.submit({ invitationKey });
    if (!isNew) return void (password !== '' && sendLogin());
    if (firstName.trim() === '' || lastName.trim() === '' || problem) return;
    void accept.submit({ invitationKey, person: { firstName, lastName, password, language } });
  };
  return (
    <SheetForm
      failure={generalFailure(login.failure ?? accept.failure, t)}
      wrongField={
        isNameMissing ? 'firstName' : passwordProblem || missing ? 'password' : asksCode ? 'code' : null
      }
      attempt={attempt}
      busy={busy}
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
              if (accept.failure) accept.dismiss();
              if (login.failure) login.dismiss();
            }}
          />
        </>
      )}
      {asksCode && (
        <>
          <Notice role="status">{t('account.factor.askCode')}</Notice>
          <CodeField
            error={code === '' ? undefined : codeError(login.failure, t)}
            value={code}
            onChange={setCode}
          />
        </>
      )}
    </SheetForm>
  );
}
