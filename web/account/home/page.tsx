import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { AccountStates } from '../parts/account-states.tsx';
import styles from '../parts/account.module.css';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { useOwnAccount } from '../use-own-account.ts';
import { EmailChange } from './parts/email-change.tsx';
import { DataDownload } from './parts/data-download.tsx';
import { Deletion } from './parts/deletion.tsx';
import { DeletionPending } from './parts/deletion-pending.tsx';
import { ActedFor } from './parts/acted-for.tsx';
import { BusinessEntries } from './parts/business-entries.tsx';
import { LettersEntry } from './parts/letters-entry.tsx';
import { Messages } from './parts/messages.tsx';
import { NextStay } from './parts/next-stay.tsx';
import { Passkeys } from './parts/passkeys.tsx';
import { PasswordChange } from './parts/password-change.tsx';
import { Profile } from './parts/profile.tsx';
import { SecondFactor } from './parts/second-factor.tsx';
import { Sessions } from './parts/sessions.tsx';
import { StaffLinks } from './parts/staff-links.tsx';
import { StayDocuments } from './parts/stay-documents.tsx';
import { Travellers } from './parts/travellers.tsx';
import { WatchNews } from './parts/watch-news.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function UserHomePage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const { staffPath, lettersPath, alertsPath, questionPath } = useLoaderData<typeof load>();
  const [hasFactor, setHasFactor] = useState<boolean | null>(null);
  const [hasPasskey, setHasPasskey] = useState<boolean | null>(null);
  const [asked, setDueAt] = useState<string | null | undefined>();
  const { own, reload } = useOwnAccount();
  const isKnown = own.state === 'ready';
  const bookings = useCall('getBookings', isKnown ? { type: 'bookings', languageCode: language } : null);
  const { account: visitor } = useVisitor();
  const logout = useSubmit('logout', { onDone: () => location.assign(`${buildPath('UserLogin')}?ended`) });
  if (!isKnown) {
    return <AccountStates title={t('account.home.title')} failed={own.state === 'failed'} onRetry={reload} />;
  }
  const { account } = own;
  const dueAt = asked === undefined ? account.deletionDueAt : asked;
  const owner = {
    email: account.email,
    asksCode: hasFactor ?? account.secondFactor.totp,
    hasPasskey: hasPasskey ?? account.passkeys.length > 0,
  };
  const factor = <SecondFactor account={account} owner={owner} onChanged={setHasFactor} />;
  // Who works here has an account for its safety; a guest's stays, letters and travellers are shown only if there are any.
  const isAtWork =
    visitor?.accountPermissions['work.see'] === true || visitor?.accountPermissions['partners.own'] === true;
  const isGuest = !isAtWork || (bookings.answer?.bookingList?.length ?? 0) > 0;
  const name = [account.firstName, account.lastName].filter((part) => part !== '').join(' ');
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.bar}>
        <h1>{name === '' ? t('account.home.title') : t('account.home.hello', { name })}</h1>
        <Button busy={logout.sending !== null} onClick={() => void logout.submit({})} data-testid="logout">
          {t('account.home.logout')}
        </Button>
      </header>
      <FailureNotice text={logout.failure && t('account.failed')} />
      {dueAt !== null && <DeletionPending dueAt={dueAt} onKept={() => setDueAt(null)} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          {account.secondFactor.needed && factor}
          <StaffLinks startPath={staffPath} />
          <BusinessEntries />
          {isGuest && (
            <>
              <NextStay email={account.email} bookings={bookings} />
              <Messages questionPath={questionPath} />
              <StayDocuments bookings={bookings} />
              <WatchNews />
            </>
          )}
          <Profile account={account} />
          {isGuest && (
            <>
              <LettersEntry name="newsletter" path={lettersPath} />
              <LettersEntry name="alerts" path={alertsPath} />
              <Travellers />
            </>
          )}
        </div>
        <div className={styles.column}>
          <Sessions first={account.sessions} owner={owner} />
          <ActedFor />
          <Passkeys account={account} owner={owner} onChanged={setHasPasskey} />
          {!account.secondFactor.needed && factor}
          <EmailChange owner={owner} />
          <PasswordChange owner={owner} />
          <DataDownload owner={owner} />
          {dueAt === null && <Deletion owner={owner} onAsked={setDueAt} />}
        </div>
      </div>
    </div>
  );
}
