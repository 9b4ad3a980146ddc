import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useCall } from '../../app/calls/use-call.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from '../parts/account.module.css';
import { InvalidLink } from '../parts/invalid-link.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useLinkSecret } from '../parts/use-link-secret.ts';
import { useAccountPaths } from '../use-account-paths.ts';
import { AcceptForm } from './accept-form.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

const linkProblems = ['invitation-invalid', 'invitation-expired', 'invitation-used'];

/**
 * Shows an invitation opened by a mailed link. The visitor has to press a button, because mail scanners open links
 * automatically.
 */
export default function InvitationPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const { startPaths } = useLoaderData<typeof load>();
  const invitationKey = useLinkSecret();
  const call = useCall('getTeamInvitation', invitationKey ? { invitationKey, languageCode: language } : null);
  const problem = invitationKey === '' ? 'invitation-invalid' : call.failure?.type;
  if (problem && linkProblems.includes(problem)) {
    return (
      <Sheet title={t('account.invitation.title')}>
        <InvalidLink
          title={t('account.invitation.invalidTitle')}
          text={t(`account.invitation.problem.${problem}`)}
          to={buildPath('UserLogin')}
          label={t('account.login.submit')}
        />
      </Sheet>
    );
  }
  if (problem) {
    return (
      <Sheet title={t('account.invitation.title')}>
        <Notice kind="warning" role="alert">
          <p>{t('account.invitation.problem.other')}</p>
          <Button onClick={call.retry}>{t('account.retry')}</Button>
        </Notice>
      </Sheet>
    );
  }
  if (!call.answer || !invitationKey) {
    return (
      <Sheet title={t('account.invitation.title')}>
        <p className="visually-hidden" role="status">
          {t('account.invitation.loading')}
        </p>
        <Skeleton form="title" />
        <Skeleton />
      </Sheet>
    );
  }
  const invitation = call.answer;
  return (
    <Sheet
      title={t('account.invitation.title')}
      lead={t('account.invitation.lead', { business: invitation.business })}
      below={<span className={styles.soft}>{t('account.invitation.notYou')}</span>}
    >
      <div className={styles.form}>
        <InvitationFacts invitation={invitation} />
        <AcceptForm
          invitation={invitation}
          invitationKey={invitationKey}
          startPaths={startPaths}
          onLoggedOut={call.retry}
        />
      </div>
    </Sheet>
  );
}
