import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';

/** What else lies on the same nights. */
export function Conflicts({ conflicts }: { conflicts: LandlordBooking['conflicts'] }): ReactNode {
  const { t, format } = useTexts();
  if (conflicts.length === 0) return null;
  const statusText = (status: string): string => {
    const key = `booking.status.${status}`;
    return t.has(key) ? t(key) : t('landlord.conflicts.blocked');
  };
  return (
    <Notice kind="warning" role="alert" title={t('landlord.conflicts.title')} data-testid="conflicts">
      <ul>
        {conflicts.map(({ startDate, endDate, status }) => (
          <li key={`${startDate}-${endDate}-${status}`}>
            {t('landlord.conflicts.item', {
              from: format.date(startDate),
              to: format.date(endDate),
              status: statusText(status),
            })}
          </li>
        ))}
      </ul>
      <p>{t('landlord.conflicts.text')}</p>
    </Notice>
  );
}
