import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import { personPath } from './person-path.ts';
import type { BookingEntry, PersonEntry, VoucherEntry } from './record-types.ts';

export interface RecordLinks {
  /** Leads whoever keeps the books, and may not see the booking itself, to its money. */
  booking: (booking: Pick<BookingEntry, 'bookingID' | 'bookingDisplayNumber'>) => ReactNode;
  bookingByNumber: (number: number | string) => ReactNode;
  case: (caseNumber: number) => ReactNode;
  person: (person: Pick<PersonEntry, 'of' | 'name' | 'email'>) => ReactNode;
  /** Leads to whoever bought it. */
  voucher: (voucher: Pick<VoucherEntry, 'voucherNumber'>) => ReactNode;
  home: (objectNumber: number, text?: string) => ReactNode;
}

/** Links to the pages of records that the viewer may open; what they may not open is text. */
export function useRecordLinks(): RecordLinks {
  const pathOf = useAdminPaths();
  const { account } = useVisitor();
  // Where nobody could be asked who one is, the calls of the pages will say it.
  const isOffice = account === null || account.accountPermissions['office.update'] === true;
  const bookingByNumber = (number: number | string): ReactNode =>
    isOffice ? <Link to={`${pathOf('AdminBookings')}?q=${number}`}>{number}</Link> : number;
  return {
    booking: ({ bookingID, bookingDisplayNumber }) =>
      isOffice ? (
        bookingByNumber(bookingDisplayNumber)
      ) : (
        <Link to={pathOf('AdminBookingMoney', { bookingID: String(bookingID) })}>{bookingDisplayNumber}</Link>
      ),
    bookingByNumber,
    case: (caseNumber) => (
      <Link to={pathOf('AdminCase', { caseNumber: String(caseNumber) })}>{caseNumber}</Link>
    ),
    person: ({ of, name, email }) => <Link to={personPath(pathOf, of)}>{name || email}</Link>,
    voucher: ({ voucherNumber }) =>
      isOffice ? (
        <Link to={personPath(pathOf, { source: 'voucher', number: voucherNumber })}>{voucherNumber}</Link>
      ) : (
        voucherNumber
      ),
    home: (objectNumber, text = String(objectNumber)) =>
      isOffice ? (
        <Link to={pathOf('AdminHomeHistory', { objectNumber: String(objectNumber) })}>{text}</Link>
      ) : (
        text
      ),
  };
}
