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
import { chooseStartPath } from '../parts/start-path.ts';
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
  const buildPath = useAccountPaths();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [persistent, setPersistent] = useState(false);
  const [code, setCode] = useState('');
  // True once a correct password has shown that the account has a second factor.
  const [asksCode, setAsksCode] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const returnPath = ownPath(query.get('next'));
  // Loads a new document, so that all data of the anonymous visitor is discarded. If a deletion is scheduled, the
  // account page comes first, where it can be stopped.
  const enterSite = ({ deletionDueAt, accountData }: LoggedIn): void => {
    const account = buildPath('UserHome');
    const start = chooseStartPath(accountData.accountPermissions, startPaths, account);
    // The link to the account that everybody uses to log in asks for no certain page.
    const asked = returnPath === account ? null : returnPath;
    location.assign(deletionDueAt ? account : (asked ?? start));
  };
  const login = useSubmit('login', {
    onDone: enterSite,
    onFailure: (failure) => setAsksCode((isCodeAsked) => isCodeAsked || takesCode(failure)),
  });
  const missingField =
    attempt === 0 ? null : email.trim() === '' ? 'email' : password === '' ? 'password' : null;
  const requiredError = (field: string): string | undefined =>
    missingField === field ? t('account.required') : undefined;

  const sendLogin = (): void => {
    setAttempt(attempt + 1);
    if (email.trim() === '' || password === '') return login.dismiss();
    const loginData = asksCode && code.trim() !== '' ? { email, password, code } : { email, password };
    void login.submit({ user: loginData, loginPersistent: persistent });
  };
  return (
    <Sheet
      title={t('account.login.title')}
      lead={t(returnPath === null ? 'account.login.lead' : 'account.login.next')}
      aside={
        <>
          <p className={styles.below}>
            <Link to={buildPath('RetailerLogin')}>{t('account.business.retailer.title')}</Link>
            <br />
            <Link to={buildPath('PartnerLogin')}>{t('account.business.partner.title')}</Link>
          </p>
          <DemoPeople people={demoPeople} />
        </>
      }
      below={
        <>
          {t('account.login.new')}{' '}
          <Link to={buildPath('UserRegistration')}>{t('account.login.register')}</Link>
        </>
      }
    >
      <PasskeyEntry isAsked={takesPasskey(login.failure)} persistent={() => persistent} onShown={enterSite} />
      <SheetForm
        failure={missingField ? undefined : generalFailure(login.failure, t)}
        wrongField={missingField ?? (asksCode ? 'code' : null)}
        attempt={attempt}
        busy={login.sending !== null}
        submitLabel={t('account.login.submit')}
        onSubmit={sendLogin}
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
          takesNumber
          label={t('login.numberOrAddress')}
          error={requiredError('email')}
          value={email}
          onChange={setEmail}
        />
        <PasswordField
          name="password"
          label={t('account.password.label')}
          autoComplete="current-password"
          error={requiredError('password')}
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
          <Link to={buildPath('UserPasswordRequest')}>{t('account.login.forgot')}</Link>
          <Link to={buildPath('UserLoginLink')}>{t('account.loginLink.way')}</Link>
        </p>
      </SheetForm>
    </Sheet>
  );
}
