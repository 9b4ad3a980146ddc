import type { ReactNode } from 'react';
import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { homeWithPlace } from '../../../domain/place-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { Money } from '../../components/price-table.tsx';
import { BookingStatus } from '../../features/booking/booking-parts.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import { useBookingWords } from './use-booking-words.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';

export function BookingsTable({
  caption,
  bookings,
  isWhole,
}: {
  caption: string;
  bookings: readonly LandlordBookingItem[];
  isWhole: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { words, listNotes, countNights, stateText, partyText, checkInText, toHost } = useBookingWords();
  const columns: WorkColumn<LandlordBookingItem>[] = [
    {
      key: 'guest',
      label: t('work.column.guest'),
      text: ({ guest }) => guest,
      cell: ({ guest, bookingID }) => <Link to={buildPath('LandlordBooking', { bookingID })}>{guest}</Link>,
      second: ({ bookingDisplayNumber }) => String(bookingDisplayNumber),
    },
    {
      key: 'number',
      label: t('work.column.number'),
      text: ({ bookingDisplayNumber }) => String(bookingDisplayNumber),
      isOnlyInFile: true,
    },
    {
      key: 'arrival',
      label: t('work.column.arrival'),
      fit: 'line',
      text: ({ startDate }) => format.date(startDate),
      order: ({ startDate }) => startDate,
    },
    {
      key: 'departure',
      label: t('work.column.departure'),
      fit: 'line',
      text: ({ endDate }) => format.date(endDate),
      order: ({ endDate }) => endDate,
      second: (booking) => t('booking.stay.nights', { count: countNights(booking) }),
    },
    {
      key: 'nights',
      label: t('work.column.nights'),
      fit: 'number',
      text: (booking) => format.number(countNights(booking)),
      order: countNights,
      isOnlyInFile: true,
    },
    { key: 'party', label: t('work.column.party'), text: partyText },
    {
      key: 'home',
      label: t('work.column.home'),
      fit: 'cut',
      text: homeWithPlace,
    },
    {
      key: 'state',
      label: t('work.column.state'),
      text: ({ status }) => stateText(status),
      cell: ({ status }) => <BookingStatus status={status} label={stateText(status)} />,
      second: (booking) => listNotes(booking).join(' '),
    },
    ...(bookings.some(({ registration }) => registration !== null)
      ? [{ key: 'checkIn', label: t('landlord.checkIn.column'), text: checkInText }]
      : []),
    {
      key: 'total',
      label: t('work.column.total'),
      fit: 'number',
      text: ({ total }) => format.moneyExact(total),
      cell: ({ total }) => <Money euros={total} exact />,
      order: ({ total }) => total,
      sheet: ({ total }) => sheetNumber(total, 2, language),
    },
    ...(bookings.some(({ money }) => money !== null)
      ? [
          {
            key: 'paid',
            label: t('landlord.money.guest'),
            text: ({ money }: LandlordBookingItem) => words.paid(money),
            second: ({ money }: LandlordBookingItem) => toHost(money),
            order: ({ money }: LandlordBookingItem) => money?.open ?? -1,
          },
          {
            key: 'payout',
            label: t('landlord.money.you'),
            text: ({ money }: LandlordBookingItem) => words.payout(money),
            order: ({ money }: LandlordBookingItem) => money?.payout?.on ?? '',
            isOnlyInFile: true,
          },
        ]
      : []),
    // The file has no empty column.
    ...(bookings.some((booking) => listNotes(booking).length > 0)
      ? [
          {
            key: 'note',
            label: t('work.column.note'),
            text: (booking: LandlordBookingItem) => listNotes(booking).join(' '),
            isOnlyInFile: true,
          },
        ]
      : []),
  ];
  return (
    <WorkTable
      caption={caption}
      rows={bookings}
      columns={columns}
      rowKey={({ bookingID }) => bookingID}
      isWhole={isWhole}
      fileName="bookings"
      testId="landlord-bookings"
    />
  );
}
