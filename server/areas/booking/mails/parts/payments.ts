import { toEuros } from '../../../../../domain/money.ts';
import { splitByPaid } from '../../../../../domain/pricing/split-by-paid.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import { paymentLabel } from '../../../../../texts/payment-label.ts';
import { paymentRows } from '../../../../../texts/payment-rows.ts';
import { transferRows } from '../../../../../texts/transfer-rows.ts';
import type { MailContent } from '../../../mail/mail.ts';
import { applyPayments } from '../../rules/payment-schedule.ts';
import { transferCodes, outstandingTransfer } from '../../rules/outstanding-transfer.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

export interface MailCode {
  cid: string;
  label: string;
  text: string;
}

export function duePayments({
  booking,
  entries,
  account,
  language,
  translate: t,
}: BookingMailInput): MailContent['payments'] {
  const format = formatterFor(language, t);
  const rows = paymentRows(splitByPaid(applyPayments(booking, entries)), t, format);
  const transfer = outstandingTransfer(booking, entries, account);
  if (transfer) rows.push(...transferRows(transfer, t));
  return rows.length > 0 ? { title: t('mail.payments.title'), rows } : null;
}

export function paymentCodes({
  booking,
  entries,
  account,
  language,
  translate: t,
}: BookingMailInput): MailCode[] {
  const format = formatterFor(language, t);
  return transferCodes(booking, entries, account).map(({ part, text }) => ({
    cid: `girocode-${part.kind}`,
    label: `${paymentLabel(part, t, format)} · ${format.moneyExact(toEuros(part.amount))}`,
    text,
  }));
}
