import { useState, type ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { ownPath } from '../../../domain/own-path.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/account.module.css';
import { DemoPeople } from '../parts/demo-people.tsx';
import { EmailField } from '../parts/email-field.tsx';
import { CodeField } from '../../features/proof/code-field.tsx';
import { codeError, generalFailure } from '../../features/proof/failure-texts.ts';
import { takesCode, takesPasskey } from '../../features/proof/passkey-step.tsx';
import { PasswordField } from '../../features/proof/password-field.tsx';
import { Sheet, SheetForm } from '../parts/sheet.tsx';
import { startPathFor } from '../parts/start-path.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { PasskeyEntry } from './passkey-entry.tsx';
import type { load } from './load.ts';

type LoggedIn = ResponseOf<Api['login']>;

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function LoginPage(): ReactNode {
  const { t } = useTexts();
  const { demoPeople, startPaths } = useLoaderData<typeof load>();
  const pathOf = useAccountPaths();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [persistent, setPersistent] = useState(false);
  const [code, setCode] = useState('');
  // Asked for once the password was right, and from then on.
  const [asksCode, setAsksCode] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const next = ownPath(query.get('next'));
  // A document of its own: everything that the page knew of a stranger is gone with it.
  // Whoever has asked for the end of the account is first told that it can stay.
  const enter = ({ deletionDueAt, accountData }: LoggedIn): void => {
    const account = pathOf('UserHome');
    const start = startPathFor(accountData.accountPermissions, startPaths, account);
    location.assign(deletionDueAt ? account : (next ?? start));
  };
  const login = useSubmit('login', {
    onDone: enter,
    onFailure: (failure) => setAsksCode((asked) => asked || takesCode(failure)),
  });
  const missing = attempt === 0 ? null : email.trim() === '' ? 'email' : password === '' ? 'password' : null;
  const required = (field: string): string | undefined =>
    missing === field ? t('account.required') : undefined;

  const send = (): void => {
    setAttempt(attempt + 1);
    if (email.trim() === '' || password === '') return login.dismiss();
    const sent = asksCode && code.trim() !== '' ? { email, password, code } : { email, password };
    void login.submit({ user: sent, loginPersistent: persistent });
  };
  return (
    <Sheet
      title={t('account.login.title')}
      lead={t(next === null ? 'account.login.lead' : 'account.login.next')}
      aside={
        <>
          <p className={styles.below}>
            <Link to={pathOf('RetailerLogin')}>{t('account.business.retailer.title')}</Link>
            <br />
            <Link to={pathOf('PartnerLogin')}>{t('account.business.partner.title')}</Link>
          </p>
          <DemoPeople people={demoPeople} />
        </>
      }
      below={
        <>
          {t('account.login.new')} <Link to={pathOf('UserRegistration')}>{t('account.login.register')}</Link>
        </>
      }
    >
      <PasskeyEntry isAsked={takesPasskey(login.failure)} persistent={() => persistent} onShown={enter} />
      <SheetForm
        failure={missing ? undefined : generalFailure(login.failure, t)}
        wrongField={missing ?? (asksCode ? 'code' : null)}
        attempt={attempt}
        busy={login.sending !== null}
        submitLabel={t('account.login.submit')}
        onSubmit={send}
        onEarly={(typed) => {
          setEmail(typed['email'] ?? '');
          setPassword(typed['password'] ?? '');
          setPersistent('loginPersistent' in typed);
        }}
        testId="login"
      >
        {query.has('ended') && attempt === 0 && <Notice role="status">{t('account.login.ended')}</Notice>}
        <EmailField
          takesPasskey
          label={t('account.email')}
          error={required('email')}
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          name="password"
          label={t('account.password.label')}
          autoComplete="current-password"
          error={required('password')}
          value={password}
          onChange={setPassword}
        />
        {asksCode && (
          <>
            <Notice role="status">{t('account.factor.askCode')}</Notice>
            <CodeField
              error={code === '' ? undefined : codeError(login.failure, t)}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                if (login.failure) login.dismiss();
              }}
            />
          </>
        )}
        <Checkbox
          name="loginPersistent"
          label={t('account.login.persistent')}
          detail={t('account.login.persistentDetail')}
          checked={persistent}
          onChange={(event) => setPersistent(event.target.checked)}
        />
        <p className={styles.links}>
          <Link to={pathOf('UserPasswordRequest')}>{t('account.login.forgot')}</Link>
          <Link to={pathOf('UserLoginLink')}>{t('account.loginLink.way')}</Link>
        </p>
      </SheetForm>
    </Sheet>
  );
}
