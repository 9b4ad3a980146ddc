import type { CurrentOperator, Operator } from '../../../../domain/operator/operator.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { splitByPaid } from '../../../../domain/pricing/split-by-paid.ts';
import { takeNumber } from '../../../platform/number-series-store.ts';
import type { Tx } from '../../../platform/database.ts';
import { entriesOf } from '../../ledger/ledger.ts';
import { stayOf, type BookingRow } from '../booking-store.ts';
import { findHome } from '../home-store.ts';
import {
  findInvoices,
  insertInvoice,
  invoiceName,
  type Invoice,
  type InvoiceFacts,
  type InvoiceKind,
} from './invoice-store.ts';
import { reversed, stayLines, totalOfLines, type BilledLine } from '../rules/invoice-lines.ts';
import { withVat } from '../../../../domain/taxed-lines.ts';
import { standingParts } from '../rules/payments-of.ts';
import { transferCodes, transferOf } from '../rules/transfer-of.ts';
import { noMoney, subtract, sumCents } from '../../../../domain/money.ts';

/** What an invoice is issued for, as the booking's history names it: its confirmation, a change, its cancellation. */
export type Occasion = 'confirmed' | 'cancelled' | `change-${number}`;

/** What an invoice is issued with: the transaction, and who issues it. */
interface IssueUnit {
  tx: Tx;
  operator: CurrentOperator;
}

/** Bills a stay that has just become binding for both sides. Where the landlord collects, the landlord bills. */
export async function billStay(
  unit: IssueUnit,
  booking: BookingRow,
  occasion: Occasion,
  at: Date,
): Promise<void> {
  const lines = stayLines(booking.quote);
  if (!booking.quote.collectedByUs || totalOfLines(lines) <= 0) return;
  await issue(unit, booking, { kind: 'stay', occasion, at, lines, cancelled: null });
}

/** Takes back what of the booking is billed and stands, after a cancellation or before a changed stay is billed. */
export async function takeBackInvoice(
  unit: IssueUnit,
  booking: BookingRow,
  occasion: Occasion,
  at: Date,
): Promise<void> {
  const issued = await findInvoices(unit.tx, booking.id);
  const gone = new Set(issued.map(({ cancels }) => cancels));
  const standing = issued.filter(({ id, kind }) => kind === 'stay' && !gone.has(id));
  for (const cancelled of standing) {
    const lines = reversed(cancelled.facts.lines);
    await issue(unit, booking, { kind: 'cancellation', occasion, at, lines, cancelled });
  }
}

/** Bills what a cancellation costs. */
export async function billFee(unit: IssueUnit, booking: BookingRow, at: Date): Promise<void> {
  const fee = booking.cancellation_fee_cents ?? noMoney;
  if (fee <= 0 || !booking.quote.collectedByUs) return;
  const percent = Math.round((fee * 100) / booking.quote.accommodation.price);
  const lines: BilledLine[] = [{ code: 'cancellationFee', amount: fee, percent }];
  await issue(unit, booking, { kind: 'fee', occasion: 'cancelled', at, lines, cancelled: null });
}

async function issue(
  { tx, operator }: IssueUnit,
  booking: BookingRow,
  {
    kind,
    occasion,
    at,
    lines,
    cancelled,
  }: {
    kind: InvoiceKind;
    occasion: Occasion;
    at: Date;
    lines: readonly BilledLine[];
    cancelled: Invoice | null;
  },
): Promise<void> {
  const issuedOn = todayInBerlin(at);
  const issuer = operator();
  const series = (issuer.facts.stayInvoicePrefix ?? 'RE') + issuedOn.slice(0, 4);
  const [number, facts] = await Promise.all([
    takeNumber(tx, series),
    cancelled ? factsOfCancellation(cancelled, lines) : factsOf(tx, issuer, booking, kind, lines),
  ]);
  await insertInvoice(tx, {
    series,
    number,
    kind,
    booking_id: booking.id,
    occasion,
    cancels: cancelled?.id ?? null,
    issued_on: issuedOn,
    language: booking.language,
    total_cents: totalOfLines(lines),
    facts,
  });
}

/** It says whose invoice of which stay it takes back, not what the booking has become since. */
function factsOfCancellation(cancelled: Invoice, lines: readonly BilledLine[]): InvoiceFacts {
  const { issued_on: issuedOn } = cancelled;
  return {
    ...cancelled.facts,
    lines,
    onSite: noMoney,
    payments: [],
    paid: noMoney,
    transfer: null,
    codes: [],
    cancels: { name: invoiceName(cancelled), issuedOn },
  };
}

async function factsOf(
  tx: Tx,
  { company, bankAccount, facts }: Operator,
  booking: BookingRow,
  kind: InvoiceKind,
  lines: readonly BilledLine[],
): Promise<InvoiceFacts> {
  const isStay = kind === 'stay';
  // An invoice is never changed: it asks for what is open when it is issued, whatever is paid after it.
  const [home, posted] = await Promise.all([
    findHome(tx, booking.object_number, booking.language),
    isStay ? entriesOf(tx, booking.id) : [],
  ]);
  if (!home) throw new Error(`The home of booking ${booking.id} cannot be read.`);
  const { street, zip, city, country, email } = company;
  const name = facts.invoiceEntity ?? company.name;
  const { landlord, country: homeCountry } = home;
  const parts = isStay ? standingParts(booking, posted).filter((part) => part.kind !== 'onSite') : [];
  const { number, address, vatId } = landlord;
  return {
    issuer: { name, street, zip, city, country, email },
    host: landlord.name,
    seller: { number, address, country: homeCountry, vatId },
    recipient: booking.customer,
    bookingNumber: booking.display_number,
    home: {
      objectNumber: booking.object_number,
      title: home.title,
      place: home.place,
      checkIn: home.checkIn,
      checkOut: home.checkOut,
    },
    stay: stayOf(booking),
    persons: booking.persons,
    dogs: booking.dogs,
    lines: withVat(lines, { country: homeCountry, vatId }),
    onSite: isStay ? booking.quote.totals.onSite : noMoney,
    payments: splitByPaid(parts).map(({ open: _open, ...part }) => part),
    paid: sumCents(parts.map(({ amount, open }) => subtract(amount, open))),
    transfer: isStay ? transferOf(booking, posted, bankAccount) : null,
    codes: isStay ? transferCodes(booking, posted, bankAccount) : [],
    cancels: null,
  };
}
