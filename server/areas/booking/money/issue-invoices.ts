import { invoicePrefixes } from '../../../../domain/operator/invoice-prefixes.ts';
import type { CurrentOperator, Operator } from '../../../../domain/operator/operator.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { splitByPaid } from '../../../../domain/pricing/split-by-paid.ts';
import { takeNumber } from '../../../platform/number-series-store.ts';
import type { Tx } from '../../../platform/database.ts';
import { findEntries } from '../../ledger/ledger.ts';
import { toStay, type BookingRow } from '../booking-store.ts';
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
import { applyPayments } from '../rules/payment-schedule.ts';
import { transferCodes, outstandingTransfer } from '../rules/outstanding-transfer.ts';
import { noMoney, subtract, sumCents } from '../../../../domain/money.ts';

/** Event that caused the invoice, as the booking's history names it. */
export type Occasion = 'confirmed' | 'cancelled' | `change-${number}`;

interface IssueUnit {
  tx: Tx;
  operator: CurrentOperator;
}

/** Bills a stay that has become binding. If the landlord collects, the landlord bills instead. */
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

export async function reverseInvoice(
  unit: IssueUnit,
  booking: BookingRow,
  occasion: Occasion,
  at: Date,
): Promise<void> {
  const invoices = await findInvoices(unit.tx, booking.id);
  const reversedIds = new Set(invoices.map(({ cancels }) => cancels));
  const validInvoices = invoices.filter(({ id, kind }) => kind === 'stay' && !reversedIds.has(id));
  for (const cancelled of validInvoices) {
    const lines = reversed(cancelled.facts.lines);
    await issue(unit, booking, { kind: 'cancellation', occasion, at, lines, cancelled });
  }
}

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
  const series = invoicePrefixes(issuer.facts).stay + issuedOn.slice(0, 4);
  const [number, facts] = await Promise.all([
    takeNumber(tx, series),
    cancelled ? factsOfCancellation(cancelled, lines) : collectFacts(tx, issuer, booking, kind, lines),
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

/** Copies the facts of the reversed invoice, even if the booking has changed since. */
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

async function collectFacts(
  tx: Tx,
  { company, bankAccount, facts }: Operator,
  booking: BookingRow,
  kind: InvoiceKind,
  lines: readonly BilledLine[],
): Promise<InvoiceFacts> {
  const isStay = kind === 'stay';
  // An invoice is never changed: it keeps the amount open at its issue. What is open later is told where it is printed.
  const [home, entries] = await Promise.all([
    findHome(tx, booking.object_number, booking.language),
    isStay ? findEntries(tx, booking.id) : [],
  ]);
  if (!home) throw new Error(`The home of booking ${booking.id} cannot be read.`);
  const { street, zip, city, country, email } = company;
  const name = facts.invoiceEntity ?? company.name;
  const { landlord, country: homeCountry } = home;
  const parts = isStay ? applyPayments(booking, entries).filter((part) => part.kind !== 'onSite') : [];
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
    stay: toStay(booking),
    persons: booking.persons,
    dogs: booking.dogs,
    lines: withVat(lines, { country: homeCountry, vatId }),
    onSite: isStay ? booking.quote.totals.onSite : noMoney,
    payments: splitByPaid(parts).map(({ open: _open, ...part }) => part),
    paid: sumCents(parts.map(({ amount, open }) => subtract(amount, open))),
    transfer: isStay ? outstandingTransfer(booking, entries, bankAccount) : null,
    codes: isStay ? transferCodes(booking, entries, bankAccount) : [],
    cancels: null,
  };
}
