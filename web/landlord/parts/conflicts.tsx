import type { ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';

type Conflict = LandlordBooking['conflicts'][number];

export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }): ReactNode {
  const { t } = useTexts();
  const requests = conflicts.filter(({ status }) => status === 'requested');
  const occupying = conflicts.filter(({ status }) => status !== 'requested');
  return (
    <>
      {occupying.length > 0 && (
        <Notice kind="warning" role="alert" title={t('landlord.conflicts.title')} data-testid="conflicts">
          <Stays stays={occupying} />
          <p>{t('landlord.conflicts.text')}</p>
        </Notice>
      )}
      {requests.length > 0 && (
        <Notice
          kind="warning"
          title={t('landlord.conflicts.requests', { count: requests.length })}
          data-testid="other-requests"
        >
          <Stays stays={requests} />
          <p>{t('landlord.conflicts.requestsText')}</p>
        </Notice>
      )}
    </>
  );
}

function Stays({ stays }: { stays: readonly Conflict[] }): ReactNode {
  const { t, format } = useTexts();
  const statusText = (status: string): string => {
    const key = `booking.status.${status}`;
    return t.has(key) ? t(key) : t('landlord.conflicts.blocked');
  };
  return (
    <ul>
      {stays.map(({ startDate, endDate, status }, index) => (
        <li key={`${index}-${startDate}`}>
          {t('landlord.conflicts.item', {
            from: format.date(startDate),
            to: format.date(endDate),
            status: statusText(status),
          })}
        </li>
      ))}
    </ul>
  );
}
