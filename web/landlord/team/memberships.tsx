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

/** For whom one works oneself; nothing for landlords who work for nobody else. */
export function OwnMemberships(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getMemberships', { languageCode: language });
  const may = useMay();
  const [changed, setChanged] = useState<Memberships | null>(null);
  const [said, setSaid] = useState('');
  const notice = useFocusOnResult<HTMLDivElement>(said === '' ? null : said);
  const shown = changed ?? call.answer;
  const isOwner = may('homes.owner');
  // Owners read their own team above, with its states.
  if (!shown) return isOwner ? null : <OwnStates call={call} />;
  const { memberships } = shown;
  if (isOwner && memberships.length === 0 && said === '') return null;
  const onChanged = (now: Memberships, words: string): void => {
    setChanged(now);
    setSaid(words);
  };
  return (
    <section className={styles.section} data-testid="memberships">
      <h2 className={styles.sectionTitle}>{t('landlord.team.own.title')}</h2>
      <div role="status" ref={notice} tabIndex={-1}>
        {said !== '' && <Notice kind="success">{said}</Notice>}
      </div>
      {memberships.length === 0 && <p className={styles.soft}>{t('landlord.team.own.none')}</p>}
      {memberships.map((membership) => (
        <MembershipCard key={membership.memberID} membership={membership} onChanged={onChanged} />
      ))}
    </section>
  );
}
