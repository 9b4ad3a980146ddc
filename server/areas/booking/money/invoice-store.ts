import type { Customer } from '../../../../contract/booking/booking.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Cents } from '../../../../domain/money.ts';
import type { Installment } from '../../../../domain/pricing/quote.ts';
import type { PlainDate, Stay } from '../../../../domain/stay.ts';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { PostalAddress } from '../home-store.ts';
import type { BilledLine } from '../rules/invoice-lines.ts';
import type { TransferCode } from '../rules/outstanding-transfer.ts';
import type { Transfer } from '../rules/transfer.ts';

/** `stay` bills a stay, `cancellation` reverses an invoice, `fee` bills a cancelled stay. */
export type InvoiceKind = 'stay' | 'cancellation' | 'fee';

export interface InvoiceFacts {
  issuer: { name: string; street: string; zip: string; city: string; country: string; email: string };
  host: string;
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
  onSite: Cents;
  payments: readonly InvoicedPart[];
  /** Cents; absent in invoices of the first months. */
  paid?: Cents;
  transfer: Transfer | null;
  codes: readonly TransferCode[];
  cancels: { name: string; issuedOn: PlainDate } | null;
}

export type InvoicedPart = Omit<Installment, 'kind'> & {
  kind: Installment['kind'] | 'paid';
  paidOn?: PlainDate | null;
};

export interface Seller {
  number: number;
  address: PostalAddress | null;
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

/** Number as printed, such as `RE2027-000042`. */
export function invoiceName({ series, number }: Pick<Invoice, 'series' | 'number'>): string {
  return `${series}-${String(number).padStart(6, '0')}`;
}

export async function insertInvoice(tx: Tx, { facts, ...plain }: Omit<Invoice, 'id'>): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ ...plain, facts: JSON.stringify(facts) })
    .execute();
}

export async function findInvoices(db: Queryable, bookingId: number): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows as unknown as Invoice[];
}
