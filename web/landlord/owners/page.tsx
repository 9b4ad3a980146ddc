import { useState, type ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { LandlordFrame, OwnStates } from '../parts/landlord-frame.tsx';
import styles from '../parts/landlord.module.css';
import { useOwnCall } from '../use-own-call.ts';
import { HomesOfOwners } from './homes-of-owners.tsx';
import { OwnerCard } from './owner-card.tsx';
import { OwnerForm } from './owner-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function LandlordOwnersPage(): ReactNode {
  const { t, language } = useTexts();
  const call = useOwnCall('getOwners', { languageCode: language });
  const [isAdding, setAdding] = useState(false);
  const { answer, retry } = call;
  if (!answer || call.state !== 'loading') {
    return (
      <LandlordFrame title={t('landlord.owners.title')}>
        <OwnStates call={call} />
      </LandlordFrame>
    );
  }
  const { agencies, owners, homes } = answer;
  if (agencies.length === 0) {
    return (
      <LandlordFrame title={t('landlord.owners.title')}>
        <EmptyState title={t('landlord.owners.notAgency')}>{t('landlord.owners.notAgencyText')}</EmptyState>
      </LandlordFrame>
    );
  }
  return (
    <LandlordFrame title={t('landlord.owners.title')}>
      <p>{t('landlord.owners.lead')}</p>
      <section className={styles.section}>
        {owners.length === 0 && !isAdding && (
          <EmptyState title={t('landlord.owners.none')}>{t('landlord.owners.noneText')}</EmptyState>
        )}
        {owners.map((owner) => (
          <OwnerCard key={owner.ownerID} owner={owner} agencies={agencies} onDone={retry} />
        ))}
        {isAdding ? (
          <Card>
            <OwnerForm
              owner={null}
              agencies={agencies}
              onCancel={() => setAdding(false)}
              onDone={() => {
                setAdding(false);
                retry();
              }}
            />
          </Card>
        ) : (
          <p>
            <Button variant="primary" onClick={() => setAdding(true)}>
              {t('landlord.owners.add')}
            </Button>
          </p>
        )}
      </section>
      {owners.length > 0 && <HomesOfOwners homes={homes} owners={owners} onDone={retry} />}
    </LandlordFrame>
  );
}
