import { useState, type ReactNode } from 'react';
import type { LandlordCommission } from '../../../contract/landlords/landlord-commission.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from './admin.module.css';
import { CommissionForm } from './commission-form.tsx';
import { Pending } from './pending.tsx';

export function LandlordCommissionCard({ landlordNumber }: { landlordNumber: number }): ReactNode {
  const call = useCall('getLandlordCommission', { landlordNumber });
  const [changed, setChanged] = useState<LandlordCommission | null>(null);
  const commission = changed ?? call.answer;
  if (!commission) return <Pending {...call} />;
  return (
    <Card className={styles.stack} data-testid="landlord-commission">
      <Current commission={commission} />
      <CommissionForm commission={commission} onDone={setChanged} />
      <History commission={commission} />
    </Card>
  );
}

function Current({ commission }: { commission: LandlordCommission }): ReactNode {
  const { t, format } = useTexts();
  const { name, landlordNumber, percent, coming, isReachable } = commission;
  return (
    <>
      <h2>{t('admin.commission.title', { name: `${name} (${landlordNumber})` })}</h2>
      <p>{t('admin.commission.now', { percent: format.number(percent) })}</p>
      {coming && (
        <p>
          <strong>
            {t('admin.commission.coming', {
              day: format.date(coming.validFrom),
              percent: format.number(coming.percent),
            })}
          </strong>
        </p>
      )}
      {!isReachable && <Notice kind="warning">{t('admin.commission.unreachable')}</Notice>}
    </>
  );
}

function History({ commission: { changes, firstPercent } }: { commission: LandlordCommission }): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      <h3>{t('admin.commission.history')}</h3>
      <ul className={styles.stack}>
        {changes.map(({ validFrom, before, percent, by, setAt, isReplaced }) => (
          <li key={setAt}>
            {t('admin.commission.entry', {
              day: format.date(validFrom),
              percent: format.number(percent),
              before: format.number(before),
            })}
            {isReplaced && `, ${t('admin.commission.replaced')}`}
            <br />
            <span className={styles.soft}>
              {t('admin.commission.setBy', { name: by || '–', moment: format.moment(setAt) })}
            </span>
          </li>
        ))}
        <li>{t('admin.commission.first', { percent: format.number(firstPercent) })}</li>
      </ul>
    </>
  );
}
