import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/admin.module.css';
import { useAdminPaths } from '../use-admin-paths.ts';

export function FoundBooking({
  found,
}: {
  found: ResponseOf<Api['findMoney']>['bookings'][number];
}): ReactNode {
  const { t, format } = useTexts();
  const pathOf = useAdminPaths();
  const { bookingID, bookingDisplayNumber: number, name, open, overdue, reminders, isForOffice } = found;
  return (
    <li className={styles.item}>
      <div>
        <Link
          className={styles.name}
          to={pathOf('AdminBookingMoney', { bookingID: String(bookingID) })}
        >{`${number} · ${name}`}</Link>
        <p className={styles.soft}>
          {t('money.list.sums', { open: format.moneyExact(open), overdue: format.moneyExact(overdue) })}
          {reminders > 0 && ` · ${t('money.list.reminders', { count: reminders })}`}
        </p>
      </div>
      {isForOffice && (
        <p className={styles.badges}>
          <Badge>{t('money.list.forOffice')}</Badge>
        </p>
      )}
    </li>
  );
}
