import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import { personPath } from './person-path.ts';
import type { BookingEntry, PersonEntry, VoucherEntry } from './record-types.ts';

export interface RecordLinks {
  /** Links to the booking, or to its payments for accountants who may not see the booking. */
  booking: (booking: Pick<BookingEntry, 'bookingID' | 'bookingDisplayNumber'>) => ReactNode;
  bookingByNumber: (number: number | string) => ReactNode;
  case: (caseNumber: number) => ReactNode;
  person: (person: Pick<PersonEntry, 'of' | 'name' | 'email'>) => ReactNode;
  voucher: (voucher: Pick<VoucherEntry, 'voucherNumber'>) => ReactNode;
  home: (objectNumber: number, text?: string) => ReactNode;
}

/** Links to the pages of records that the viewer may open. Others are shown as text. */
export function useRecordLinks(): RecordLinks {
  const buildPath = useAdminPaths();
  const { account } = useVisitor();
  // If the account could not be loaded, all links are shown, since the server checks permissions anyway.
  const isOffice = account === null || account.accountPermissions['office.update'] === true;
  const linkBooking = (number: number | string): ReactNode =>
    isOffice ? <Link to={`${buildPath('AdminBookings')}?q=${number}`}>{number}</Link> : number;
  return {
    booking: ({ bookingID, bookingDisplayNumber }) =>
      isOffice ? (
        linkBooking(bookingDisplayNumber)
      ) : (
        <Link to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}>
          {bookingDisplayNumber}
        </Link>
      ),
    bookingByNumber: linkBooking,
    case: (caseNumber) => (
      <Link to={buildPath('AdminCase', { caseNumber: String(caseNumber) })}>{caseNumber}</Link>
    ),
    person: ({ of, name, email }) => <Link to={personPath(buildPath, of)}>{name || email}</Link>,
    voucher: ({ voucherNumber }) => (
      <Link to={buildPath('AdminVoucher', { voucherNumber: String(voucherNumber) })}>{voucherNumber}</Link>
    ),
    home: (objectNumber, text = String(objectNumber)) =>
      isOffice ? (
        <Link to={buildPath('AdminHomeHistory', { objectNumber: String(objectNumber) })}>{text}</Link>
      ) : (
        text
      ),
  };
}
