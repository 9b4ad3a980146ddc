import type { Customer } from '../../../contract/booking/booking.ts';
import type { Language } from '../../../domain/language.ts';
import type { Cents } from '../../../domain/money.ts';
import type { Installment } from '../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import type { Queryable, Tx } from '../../platform/database.ts';
import type { PostalAddress } from './home-store.ts';
import type { BilledLine } from './rules/invoice-lines.ts';
import type { TransferCode } from './rules/transfer-of.ts';
import type { Transfer } from './rules/transfer.ts';

/** `stay` bills a stay, `cancellation` takes another invoice back, `fee` bills what a cancelled stay costs. */
export type InvoiceKind = 'stay' | 'cancellation' | 'fee';

/** Holds all that an invoice says, as it was on the day it was issued. */
export interface InvoiceFacts {
  issuer: { name: string; street: string; zip: string; city: string; country: string; email: string };
  /** In whose name it is issued. */
  host: string;
  /** The same as a tax office wants to know them; invoices of the first months have only the name. */
  seller?: Seller;
  recipient: Customer;
  bookingNumber: number;
  home: {
    objectNumber: number;
    title: string;
    place: string;
    checkIn: string | null;
    checkOut: string | null;
  };
  stay: Stay;
  persons: number;
  dogs: number;
  lines: readonly BilledLine[];
  /** What is paid on arrival and is no part of the invoice. */
  onSite: Cents;
  /** What is asked for and what was paid before the invoice was issued. */
  payments: readonly InvoicedPart[];
  /** What of the total was paid before; invoices of the first months do not say it. */
  paid?: Cents;
  transfer: Transfer | null;
  codes: readonly TransferCode[];
  /** The invoice that this one takes back. */
  cancels: { name: string; issuedOn: PlainDate } | null;
}

export type InvoicedPart = Omit<Installment, 'kind'> & {
  kind: Installment['kind'] | 'paid';
  paidOn?: PlainDate | null;
};

/** Who lets the home and sells the stay. */
export interface Seller {
  number: number;
  address: PostalAddress | null;
  /** Where the home lies: code of ISO 3166 in small letters. */
  country: string;
  vatId: string | null;
}

export interface Invoice {
  id: number;
  series: string;
  number: number;
  kind: InvoiceKind;
  booking_id: number;
  occasion: string;
  cancels: number | null;
  issued_on: PlainDate;
  language: Language;
  total_cents: Cents;
  facts: InvoiceFacts;
}

/** The number as it stands on the invoice, such as `RE2027-000042`. */
export function invoiceName({ series, number }: Pick<Invoice, 'series' | 'number'>): string {
  return `${series}-${String(number).padStart(6, '0')}`;
}

export async function insertInvoice(tx: Tx, { facts, ...plain }: Omit<Invoice, 'id'>): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ ...plain, facts: JSON.stringify(facts) })
    .execute();
}

/** A booking's invoices in the order in which they were issued. */
export async function findInvoices(db: Queryable, bookingId: number): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows as unknown as Invoice[];
}
