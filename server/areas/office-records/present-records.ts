import type { z } from 'zod';
import type {
  recordBooking,
  recordCase,
  recordHome,
  recordPerson,
  recordVoucher,
} from '../../../contract/office-records/record.ts';
import { toEuros } from '../../../domain/money.ts';
import type { AccountColumns, StrangerColumns } from './people-search-store.ts';
import type { BookingColumns } from './record-columns-store.ts';
import type { CaseColumns, HomeColumns, VoucherColumns } from './record-search-store.ts';

export const guestName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

export function presentBooking(row: BookingColumns): z.output<typeof recordBooking> {
  return {
    bookingID: row.id,
    bookingDisplayNumber: row.display_number,
    status: row.state as z.output<typeof recordBooking>['status'],
    guest: guestName(row),
    objectNumber: row.object_number,
    title: row.title,
    place: row.place,
    startDate: row.start_date,
    endDate: row.end_date,
    total: toEuros(row.total_cents),
  };
}

export function presentCase(
  row: Pick<CaseColumns, 'case_number' | 'kind' | 'topic' | 'name' | 'state' | 'changed_at'>,
): z.output<typeof recordCase> {
  type Case = z.output<typeof recordCase>;
  return {
    caseNumber: row.case_number,
    kind: row.kind as Case['kind'],
    topic: row.topic,
    name: row.name,
    state: row.state as Case['state'],
    changedAt: row.changed_at.toISOString(),
  };
}

export function presentHome(row: HomeColumns): z.output<typeof recordHome> {
  return {
    objectNumber: row.object_number,
    title: row.title,
    place: row.place,
    landlord: row.landlord,
    state: row.state as z.output<typeof recordHome>['state'],
  };
}

export function presentVoucher(row: VoucherColumns): z.output<typeof recordVoucher> {
  return {
    voucherNumber: row.id,
    buyer: row.buyer_name,
    recipient: row.recipient_name,
    state: row.state as z.output<typeof recordVoucher>['state'],
    value: toEuros(row.value_cents),
    balance: toEuros(row.balance_cents),
    validUntil: row.valid_until,
  };
}

export function presentAccount(row: AccountColumns): z.output<typeof recordPerson> {
  return {
    of: { source: 'account', number: row.number },
    name: guestName(row),
    email: row.email,
    phone: row.phones[0] ?? '',
    roles: row.roles as z.output<typeof recordPerson>['roles'],
  };
}

export function presentStranger({ source, number, ...row }: StrangerColumns): z.output<typeof recordPerson> {
  return { of: { source, number }, ...row, roles: [] };
}
