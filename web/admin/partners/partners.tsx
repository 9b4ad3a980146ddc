import { useState, type ReactNode } from 'react';
import type { OfficePartner } from '../../../contract/partners/office-partner.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { PartnerCard } from './partner-card.tsx';

export function Partners(): ReactNode {
  const { t } = useTexts();
  const { answer, failure, retry } = useCall('findPartners', {});
  const [changed, setChanged] = useState<Readonly<Record<number, OfficePartner>>>({});
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('partner.office.title')}</h1>
      <p>{t('partner.office.lead')}</p>
      <Pending {...{ answer, failure, retry }} />
      {answer?.partners.length === 0 && <p className={styles.soft}>{t('partner.office.none')}</p>}
      {answer?.partners.map((partner) => (
        <PartnerCard
          key={partner.partnerID}
          partner={changed[partner.partnerID] ?? partner}
          onChange={(updated) => setChanged({ ...changed, [updated.partnerID]: updated })}
        />
      ))}
    </div>
  );
}
