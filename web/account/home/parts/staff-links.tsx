import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../../parts/account.module.css';

/** Ways to what somebody looks after beside their own account; nothing for who has no such rights. */
export function StaffLinks({
  deskPath,
  peoplePath,
  casesPath,
  businessesPath,
}: {
  deskPath: string;
  peoplePath: string;
  casesPath: string;
  businessesPath: string;
}): ReactNode {
  const { t } = useTexts();
  const { account } = useVisitor();
  const people = account?.accountPermissions['accounts.update'] === true;
  const cases = account?.accountPermissions['office.update'] === true;
  const desk = account?.accountPermissions['content.update'] === true;
  if (!people && !cases && !desk) return null;
  return (
    <Card data-testid="staff-links">
      {/* Another room, and so another document. */}
      <p className={styles.links}>
        {desk && <a href={deskPath}>{t('account.home.desk')}</a>}
        {cases && <a href={casesPath}>{t('account.home.cases')}</a>}
        {cases && <a href={businessesPath}>{t('account.home.businesses')}</a>}
        {people && <a href={peoplePath}>{t('account.home.people')}</a>}
      </p>
      {people && <p className={styles.soft}>{t('account.home.peopleText')}</p>}
    </Card>
  );
}
