import type { ReactNode } from 'react';
import type { OfficeBooking } from '../../../contract/booking/office-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { RecordSection } from '../records/record-section.tsx';

export function BookingHistory({ history }: { history: OfficeBooking['history'] }): ReactNode {
  const { t, format } = useTexts();
  return (
    <RecordSection
      name="history"
      title={t('admin.cases.history')}
      rows={history}
      keyOf={({ what, at }) => `${what} ${at}`}
      columns={[
        {
          name: 'at',
          isShort: true,
          label: t('records.booking.at'),
          cell: ({ at }) => format.moment(at),
        },
        {
          name: 'what',
          label: t('records.booking.what'),
          cell: ({ what }) => t(`records.booking.event.${what}`),
        },
        {
          name: 'by',
          label: t('records.booking.by'),
          cell: ({ by, staff }) =>
            by === 'landlord' && staff !== ''
              ? `${t('records.booking.actor.landlord')}, ${staff}`
              : staff || t(`records.booking.actor.${by}`),
        },
      ]}
    />
  );
}
