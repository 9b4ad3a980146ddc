import type { ReactNode } from 'react';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';

/** Says what lies on the nights: what holds them, and requests that the booking would decline. */
export function DirectConflicts({
  conflicts,
}: {
  conflicts: ResponseOf<Api['quoteDirectBooking']>['conflicts'];
}): ReactNode {
  const { t, format } = useTexts();
  const requests = conflicts.filter(({ status }) => status === 'requested');
  const taken = conflicts.filter(({ status }) => status !== 'requested');
  if (conflicts.length === 0) return null;
  const list = taken
    .map(
      ({ startDate, endDate }) =>
        `${format.dayAndMonthShort(startDate)} – ${format.dayAndMonthShort(endDate)}`,
    )
    .join(', ');
  return (
    <Notice kind="warning" role="status">
      {taken.length > 0 && <p>{t('landlord.direct.taken', { list })}</p>}
      {requests.length > 0 && <p>{t('landlord.direct.requests', { count: requests.length })}</p>}
    </Notice>
  );
}
