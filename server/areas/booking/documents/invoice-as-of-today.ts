import type { BankAccount } from '../../../../domain/operator/operator.ts';
import { noMoney, subtract, sumCents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { receivedPayments, type ReceivedPayment } from '../../ledger/ledger.ts';
import type { BookingRow } from '../booking-store.ts';
import { invoiceName, type Invoice } from '../money/invoice-store.ts';
import { openParts, outstandingTransfer, transferCodes } from '../rules/outstanding-transfer.ts';
import { applyPayments, type PostedMoney } from '../rules/payment-schedule.ts';

export interface PrintedInvoice {
  invoice: Invoice;
  received: readonly ReceivedPayment[];
  asOf: PlainDate;
  reversedBy: { name: string; issuedOn: PlainDate } | null;
}

interface MoneyOfBooking {
  booking: Pick<BookingRow, 'state' | 'quote' | 'bound_on' | 'start_date' | 'display_number'>;
  /** All invoices of the booking. */
  invoices: readonly Invoice[];
  entries: readonly PostedMoney[];
  account: BankAccount | null;
  today: PlainDate;
}

/**
 * What was billed stays as it was issued. What has been paid, and what is still asked for, is that of the day of
 * printing: vouchers and cards pay seconds after the issue, and nobody shall be asked twice.
 */
export function invoiceAsOfToday(
  invoice: Invoice,
  { booking, invoices, entries, account, today }: MoneyOfBooking,
): PrintedInvoice {
  const plain = { invoice, received: [], asOf: today, reversedBy: null };
  if (invoice.kind !== 'stay') return plain;
  const reversal = invoices.find(({ cancels }) => cancels === invoice.id);
  if (reversal) {
    const reversedBy = { name: invoiceName(reversal), issuedOn: reversal.issued_on };
    const facts = { ...invoice.facts, onSite: noMoney, payments: [], transfer: null, codes: [] };
    return { ...plain, invoice: { ...invoice, facts }, reversedBy };
  }
  const parts = applyPayments(booking, entries).filter(({ kind }) => kind !== 'onSite');
  const facts = {
    ...invoice.facts,
    payments: openParts(booking, entries).map(({ kind, dueDate, open }) => ({ kind, dueDate, amount: open })),
    paid: sumCents(parts.map(({ amount, open }) => subtract(amount, open))),
    transfer: outstandingTransfer(booking, entries, account),
    codes: transferCodes(booking, entries, account),
  };
  return { ...plain, invoice: { ...invoice, facts }, received: receivedPayments(entries) };
}
