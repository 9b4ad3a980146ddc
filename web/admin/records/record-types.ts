import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';

type Groups = ResponseOf<Api['findRecords']>['groups'];
export type RecordGroups = Groups;
type EntryOf<Group extends keyof Groups> = NonNullable<Groups[Group]>['entries'][number]['entry'];
export type BookingEntry = EntryOf<'bookings'>;
export type PersonEntry = EntryOf<'people'>;
export type CaseEntry = EntryOf<'cases'>;
export type HomeEntry = EntryOf<'homes'>;
export type VoucherEntry = EntryOf<'vouchers'>;
export type PersonRecord = ResponseOf<Api['getPersonRecord']>;
