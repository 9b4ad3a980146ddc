import { useState, type ReactNode } from 'react';
import type { Team, TeamBusiness } from '../../../contract/team/team.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useMay } from '../parts/use-may.ts';
import { useOwnCall } from '../use-own-call.ts';
import { InviteForm } from './invite-form.tsx';
import { MemberCard } from './member-card.tsx';
import { OwnMemberships } from './memberships.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordTeamPage(): ReactNode {
  const { t } = useTexts();
  const may = useMay();
  return (
    <LandlordFrame title={t('landlord.team.title')}>
      {may('homes.owner') && <OwnTeam />}
      <OwnMemberships />
    </LandlordFrame>
  );
}

/** Shows who works for the landlord or agency. */
function OwnTeam(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getTeam', { languageCode: language });
  const [changed, setChanged] = useState<Team | null>(null);
  const [message, setMessage] = useState('');
  const team = changed ?? call.answer;
  const notice = useFocusOnResult<HTMLDivElement>(message === '' ? null : message);
  const onChanged = (updated: Team, success: string): void => {
    setChanged(updated);
    setMessage(success);
  };
  if (!team) return <OwnStates call={call} />;
  return (
    <>
      <p>{t('landlord.team.lead')}</p>
      <div role="status" ref={notice} tabIndex={-1}>
        {message !== '' && <Notice kind="success">{message}</Notice>}
      </div>
      {team.businesses.map((business) => (
        <BusinessTeam
          key={`${business.kind} ${business.number}`}
          business={business}
          isNamed={team.businesses.length > 1}
          onChanged={onChanged}
        />
      ))}
    </>
  );
}

function BusinessTeam({
  business,
  isNamed,
  onChanged,
}: {
  business: TeamBusiness;
  isNamed: boolean;
  onChanged: (team: Team, message: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const { name, members, homes } = business;
  return (
    <div className={styles.columns}>
      <section className={styles.section} data-testid="team-members">
        <h2 className={styles.sectionTitle}>
          {isNamed ? name : t('landlord.team.people')}
          {members.length > 0 && <span className={styles.count}>{members.length}</span>}
        </h2>
        {members.length === 0 && <p className={styles.soft}>{t('landlord.team.none')}</p>}
        {members.map((member) => (
          <MemberCard key={member.memberID} member={member} homes={homes} onChanged={onChanged} />
        ))}
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>{t('landlord.team.invite')}</h2>
        <InviteForm business={business} onChanged={onChanged} />
      </section>
    </div>
  );
}
