import { useState, type ReactNode } from 'react';
import type { Memberships } from '../../../contract/team/membership.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusOnResult } from '../../components/use-focus-on-result.ts';
import { OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useMay } from '../parts/use-may.ts';
import { useOwnCall } from '../use-own-call.ts';
import { MembershipCard } from './membership-card.tsx';

/** Lists the landlords and agencies for which the logged-in person works. Shows nothing to a landlord who works for no other. */
export function OwnMemberships(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getMemberships', { languageCode: language });
  const may = useMay();
  const [changed, setChanged] = useState<Memberships | null>(null);
  const [message, setMessage] = useState('');
  const notice = useFocusOnResult<HTMLDivElement>(message === '' ? null : message);
  const shown = changed ?? call.answer;
  const isOwner = may('homes.owner');
  // For owners the team above already shows that the page is loading or has failed.
  if (!shown) return isOwner ? null : <OwnStates call={call} />;
  const { memberships } = shown;
  if (isOwner && memberships.length === 0 && message === '') return null;
  const onChanged = (updated: Memberships, success: string): void => {
    setChanged(updated);
    setMessage(success);
  };
  return (
    <section className={styles.section} data-testid="memberships">
      <h2 className={styles.sectionTitle}>{t('landlord.team.own.title')}</h2>
      <div role="status" ref={notice} tabIndex={-1}>
        {message !== '' && <Notice kind="success">{message}</Notice>}
      </div>
      {memberships.length === 0 && <p className={styles.soft}>{t('landlord.team.own.none')}</p>}
      {memberships.map((membership) => (
        <MembershipCard key={membership.memberID} membership={membership} onChanged={onChanged} />
      ))}
    </section>
  );
}
