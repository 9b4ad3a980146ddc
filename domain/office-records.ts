import type { Permission } from './permissions.ts';

/** The office finds records in these groups; each is open to whoever has one of its permissions. */
const recordGroups = {
  bookings: ['office.update', 'money.update'],
  people: ['office.update'],
  cases: ['office.update'],
  homes: ['office.update'],
  vouchers: ['office.update', 'money.update'],
} as const satisfies Record<string, readonly Permission[]>;

export type RecordGroup = keyof typeof recordGroups;

export const recordGroupNames = Object.keys(recordGroups) as RecordGroup[];

export function groupsOpenTo(permissions: ReadonlySet<Permission>): RecordGroup[] {
  return recordGroupNames.filter((group) => recordGroups[group].some((one) => permissions.has(one)));
}

/** By what an entry was found. */
export const recordFacts = [
  'name',
  'company',
  'mail',
  'phone',
  'bookingNumber',
  'caseNumber',
  'objectNumber',
  'accountNumber',
  'loginNumber',
  'voucherNumber',
  'code',
  'date',
  'title',
  'place',
  'landlord',
  'recipient',
] as const;
export type RecordFact = (typeof recordFacts)[number];

/** A person has an account, or is known only by what they have booked, bought or written. */
export const personSources = ['account', 'booking', 'case', 'voucher', 'question'] as const;
export type PersonSource = (typeof personSources)[number];

/** Characters of a note. */
export const noteLength = 2000;

/** Entries of a group at first, and when this group alone is shown. */
export const recordsListed = { first: 10, more: 100 } as const;
