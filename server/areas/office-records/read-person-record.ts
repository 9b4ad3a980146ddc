import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { BookingState } from '../../../contract/booking/booking.ts';
import type { CancelledBy } from '../../../contract/booking/cancelled-by.ts';
import type { getPersonRecord } from '../../../contract/office-records/get-person-record.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import type { Queryable } from '../../platform/database.ts';
import { isMailCurrent } from '../booking/booking.ts';
import { notesStore, type NoteRow } from './notes-store.ts';
import { personListsStore, type MailRow, type OwnerBooking } from './person-lists-store.ts';
import { personStore, type NamedPerson, type RecordOwner } from './person-store.ts';
import { presentBooking, presentCase, presentHome, presentVoucher } from './present-records.ts';

type PersonRecord = ResponseOf<typeof getPersonRecord>;

export interface Reader {
  uid: string;
  language: Language;
  today: string;
}

export async function readNotes(
  db: Queryable,
  owner: RecordOwner,
  readerUid: string,
): Promise<PersonRecord['notes']> {
  return (await notesStore.list(db, owner)).map((note) => presentNote(note, readerUid));
}

export function presentNote(note: NoteRow, readerUid: string): PersonRecord['notes'][number] {
  return {
    noteID: note.id,
    text: note.text,
    author: note.author,
    mine: note.author_uid === readerUid,
    writtenAt: note.written_at.toISOString(),
    bookingDisplayNumber: note.display_number,
    caseNumber: note.case_number,
    forColleague: note.for_name,
    done: note.done_at !== null,
  };
}

function presentMail(mail: MailRow): PersonRecord['mails'][number] {
  const at = mail.done_at ?? mail.failed_at ?? mail.run_at;
  const booking = {
    state: mail.booking_state as BookingState,
    cancelled_by: mail.cancelled_by as CancelledBy | null,
  };
  return {
    mailID: mail.id,
    template: mail.template,
    bookingDisplayNumber: mail.display_number,
    state: mail.done_at ? 'sent' : mail.failed_at ? 'failed' : 'waiting',
    at: at.toISOString(),
    again: mail.done_at !== null && isMailCurrent(mail.template, booking),
  };
}

/** Returns the address of the first booking that has one. */
function findAddress(bookings: readonly OwnerBooking[]): PersonRecord['address'] {
  const customer = bookings.map((one) => one.customer).find(({ street, city }) => street || city);
  if (!customer) return null;
  const { street = '', zip = '', city = '', country = '' } = customer;
  return { street, zip, city, country };
}

async function readAccount(
  db: Queryable,
  uid: string,
): Promise<NonNullable<PersonRecord['account']> & { language: string }> {
  const account = await personStore.account(db, uid);
  type Account = NonNullable<PersonRecord['account']>;
  return {
    number: account.number,
    language: account.language,
    roles: account.roles as Account['roles'],
    suspended: account.suspended_at !== null,
    createdAt: account.created_at.toISOString(),
    lastLoginAt: account.last_login_at?.toISOString() ?? null,
    businesses: (await personStore.businesses(db, uid)) as Account['businesses'],
  };
}

/** Reads one list after the other, so that one page holds one connection. */
export async function readPersonRecord(
  db: Queryable,
  of: NamedPerson,
  owner: RecordOwner,
  { uid: readerUid, language, today }: Reader,
): Promise<PersonRecord> {
  const accountRow = owner.uid === null ? null : await readAccount(db, owner.uid);
  const bookings = await personListsStore.bookings(db, owner, language, today);
  const cases = await personListsStore.cases(db, owner);
  const ids = bookings.map(({ id }) => id);
  const spoken = accountRow?.language ?? bookings[0]?.language ?? '';
  const { language: _spoken, ...account } = accountRow ?? { language: '' };
  const phones = [...bookings, ...cases].map(({ phone }) => phone.trim()).filter((phone) => phone !== '');
  return {
    of,
    account: accountRow === null ? null : (account as NonNullable<PersonRecord['account']>),
    name: owner.name,
    email: owner.email,
    phones: [...new Set(phones)].slice(0, 5),
    address: findAddress(bookings),
    language: isLanguage(spoken) ? spoken : null,
    notes: await readNotes(db, owner, readerUid),
    colleagues: (await notesStore.colleagues(db)).map(({ number, name }) => ({ number, name })),
    bookings: bookings.map(presentBooking),
    cases: cases.map(presentCase),
    homes: owner.uid === null ? [] : (await personListsStore.homes(db, owner.uid, language)).map(presentHome),
    hostBookings:
      owner.uid === null
        ? []
        : (await personListsStore.hostBookings(db, owner.uid, language, today)).map(presentBooking),
    vouchers: (await personListsStore.vouchers(db, owner)).map(presentVoucher),
    mails: (await personListsStore.mails(db, ids)).map(presentMail),
    threads: (await personListsStore.threads(db, owner, ids)).map((thread) => ({
      threadID: thread.id,
      bookingDisplayNumber: thread.display_number,
      messages: thread.messages,
      changedAt: thread.changed_at.toISOString(),
      reportID: thread.report_id,
    })),
  };
}
