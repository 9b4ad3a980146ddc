import { useState, type ReactNode } from 'react';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { readOpened, type OpenedRecord } from '../opened/opened-records.ts';
import admin from '../parts/admin.module.css';
import { personPath } from '../records/person-path.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './start.module.css';

/** Records that the viewer has opened last in this browser. */
export function OpenedCard(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAdminPaths();
  const { uid } = useVisitor();
  // Only the browser shows this card, once it knows who works here.
  const [opened] = useState(() => readOpened(uid));
  const isAsked = opened.length > 0;
  const { answer } = useCall('nameRecords', isAsked ? { languageCode: language, records: opened } : null);
  const pathOf = ({ kind, number, source = 'account' }: OpenedRecord): string => {
    switch (kind) {
      case 'booking':
        return `${buildPath('AdminBookings')}?q=${number}`;
      case 'bookingMoney':
        return buildPath('AdminBookingMoney', { bookingID: String(number) });
      case 'case':
        return buildPath('AdminCase', { caseNumber: String(number) });
      case 'home':
        return buildPath('AdminHomeHistory', { objectNumber: String(number) });
      case 'voucher':
        return buildPath('AdminVoucher', { voucherNumber: String(number) });
      case 'person':
        return personPath(buildPath, { source, number });
    }
  };
  const records = answer?.records ?? [];
  return (
    <Card className={admin.stack} data-testid="opened-last">
      <h2 className={styles.title}>{t('admin.start.opened')}</h2>
      {records.length === 0 && (!isAsked || answer) && (
        <p className={admin.soft}>{t('admin.start.nothingOpened')}</p>
      )}
      {records.length > 0 && (
        <ul className={styles.lines}>
          {records.map(({ shownNumber, name, ...record }) => (
            <li key={`${record.kind} ${record.source ?? ''} ${record.number}`}>
              <Link to={pathOf(record)} className={styles.line}>
                <span className={styles.kind}>
                  {t(`admin.start.record.${record.kind}`)}
                  {record.kind !== 'person' && ` ${shownNumber}`}
                </span>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
