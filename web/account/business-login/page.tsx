import { useRef, type ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { ownPath } from '../../../domain/own-path.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/account.module.css';
import { DemoPeople } from '../parts/demo-people.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useAccountPaths } from '../use-account-paths.ts';
import type { load } from './load.ts';
import { PassRequestForm } from './pass-request-form.tsx';
import { useMissing } from './use-missing.ts';
import { useTypedLogin } from './use-typed-login.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

/** Logs in landlords, partners and agencies by number or mail address and password. The native form works without JavaScript. */
export default function BusinessLoginPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const { form, demoPeople } = useLoaderData<typeof load>();
  const [query] = useSearchParams();
  const returnPath = ownPath(query.get('next'));
  const outcome = query.get('login');
  // Leads agencies without a session to their own form, since the form for hosts does not accept their numbers.
  const otherForm = buildPath(form === 'retailer' ? 'PartnerLogin' : 'RetailerLogin');
  const otherPath = returnPath
    ? `${otherForm}?${new URLSearchParams({ next: returnPath }).toString()}`
    : otherForm;
  const ref = useRef<HTMLFormElement>(null);
  const isMissing = useMissing(ref);
  const keepTyped = useTypedLogin(ref, outcome !== null);
  const number = /^\d{1,12}$/.exec(query.get('number') ?? '')?.[0];
  const withNumber = (path: string): string =>
    number === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}number=${number}`;
  const asksCode = outcome === 'code';
  const failure = outcome === 'failed' || outcome === 'later' ? t(`account.business.${outcome}`) : null;
  return (
    <Sheet
      title={t(`account.business.${form}.title`)}
      lead={t(`account.business.${form}.lead`)}
      withoutScripts
      aside={
        <>
          <PassRequestForm form={form} />
          <DemoPeople people={demoPeople} />
        </>
      }
      below={
        <>
          <Link to={buildPath('UserLogin')}>{t('account.business.byEmail')}</Link>
          <Link to={withNumber(otherPath)}>{t(`account.business.${form}.other`)}</Link>
          <span>
            {t('account.join.offer')}{' '}
            <Link to={buildPath('UserBusinessRegistration')}>{t('account.join.offerLink')}</Link>
          </span>
        </>
      }
    >
      <form
        ref={ref}
        className={styles.form}
        method="post"
        action={`/login/${form}`}
        onSubmit={keepTyped}
        data-testid="business-login"
      >
        <FailureNotice text={failure} />
        <input type="hidden" name="language" value={language} />
        {returnPath && <input type="hidden" name="next" value={returnPath} />}
        <TextField
          id="field-number"
          name={form === 'retailer' ? 'vermieternummer' : 'partnernummer'}
          label={t('login.numberOrAddress')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={number}
          required
        />
        <TextField
          id="field-kennwort"
          name="kennwort"
          type="password"
          label={t('account.password.label')}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever comes back has only this left to type, and scripts may not be there to lead them
          autoFocus={number !== undefined}
          required
        />
        {asksCode && (
          <>
            <Notice role="status">{t('account.business.code')}</Notice>
            <TextField
              id="field-code"
              name="code"
              label={t('account.factor.code')}
              hint={t('account.factor.codeHint')}
              autoComplete="one-time-code"
              required
            />
          </>
        )}
        <Button type="submit" variant="primary" wide disabled={isMissing}>
          {t('login.submit')}
        </Button>
      </form>
    </Sheet>
  );
}
