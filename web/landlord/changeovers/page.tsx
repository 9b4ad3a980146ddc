import { useState, type ReactNode } from 'react';
import type { ChangeoverPlan } from '../../../contract/changeovers/changeover.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { WorkingFor } from '../parts/working-for.tsx';
import { useOwnCall } from '../use-own-call.ts';
import { CalendarCard } from './calendar-card.tsx';
import { ChangeoverCard } from './changeover-card.tsx';
import own from './changeovers.module.css';
import { groupByTime, type PlanGroup } from './group-by-time.ts';
import { HomeNotes } from './home-notes.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordChangeoversPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getChangeovers', { languageCode: language });
  const [changed, setChanged] = useState<ChangeoverPlan | null>(null);
  const plan = changed ?? call.answer;
  if (!plan) {
    return (
      <LandlordFrame title={t('landlord.changeovers.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const groups = groupByTime(plan.changeovers, plan.today);
  return (
    <LandlordFrame title={t('landlord.changeovers.title')}>
      <WorkingFor />
      <p className={styles.soft}>{t('landlord.changeovers.lead')}</p>
      {plan.homes.length === 0 && <p>{t('landlord.changeovers.noHomes')}</p>}
      {plan.homes.length > 0 && plan.changeovers.length === 0 && <p>{t('landlord.changeovers.none')}</p>}
      {plan.changeovers.length > 0 &&
        groups.map((group) => <Group key={group.name} group={group} plan={plan} onChanged={setChanged} />)}
      {plan.homes.length > 0 && (
        <div className={own.below}>
          <CalendarCard />
          <HomeNotes plan={plan} onChanged={setChanged} />
        </div>
      )}
    </LandlordFrame>
  );
}

function Group({
  group: { name, changeovers },
  plan: { today, homes },
  onChanged,
}: {
  group: PlanGroup;
  plan: ChangeoverPlan;
  onChanged: (plan: ChangeoverPlan) => void;
}): ReactNode {
  const { t, format } = useTexts();
  if (changeovers.length === 0 && name !== 'today') return null;
  const cards = (
    <div className={own.cards}>
      {changeovers.map((changeover) => (
        <ChangeoverCard
          key={`${changeover.objectNumber} ${changeover.date}`}
          changeover={changeover}
          isDue={name !== 'old' && changeover.date <= today}
          mayNote={homes.some((home) => home.objectNumber === changeover.objectNumber && home.mayNote)}
          onChanged={onChanged}
        />
      ))}
    </div>
  );
  if (name === 'old') {
    return (
      <details className={styles.section} data-testid="changeovers-old">
        <summary className={own.summary}>
          {t('landlord.changeovers.old', { count: changeovers.length })}
        </summary>
        {cards}
      </details>
    );
  }
  return (
    <section className={styles.section} data-testid={`changeovers-${name}`}>
      <h2 className={styles.sectionTitle}>
        {t(`landlord.changeovers.${name}`)}
        {name === 'today' && <span className={styles.count}>{format.dateWithWeekday(today)}</span>}
      </h2>
      {changeovers.length === 0 && <p className={styles.soft}>{t('landlord.changeovers.noneToday')}</p>}
      {cards}
    </section>
  );
}
