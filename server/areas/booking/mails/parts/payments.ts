import { toEuros } from '../../../../../domain/money.ts';
import { formatterFor } from '../../../../../texts/format.ts';
import { paymentLabel } from '../../../../../texts/payment-label.ts';
import { transferRows } from '../../../../../texts/transfer-rows.ts';
import type { MailContent } from '../../../mail/mail.ts';
import { moneyRows } from '../../documents/money-rows.ts';
import { transferCodes, outstandingTransfer } from '../../rules/outstanding-transfer.ts';
import type { BookingMailInput } from '../booking-mail-input.ts';

import { onlinePaymentAtOnce } from './pay-in-mail.ts';

export interface MailCode {
  cid: string;
  label: string;
  text: string;
}

export function duePayments(input: BookingMailInput): MailContent['payments'] {
  const { booking, entries, account, language, translate: t } = input;
  const format = formatterFor(language, t);
  const rows = moneyRows(booking, entries, t, format);
  const transfer = outstandingTransfer(booking, entries, account);
  if (transfer && !onlinePaymentAtOnce(input)) rows.push(...transferRows(transfer, t));
  return rows.length > 0 ? { title: t('mail.payments.title'), rows } : null;
}

export function paymentCodes(input: BookingMailInput): MailCode[] {
  const { booking, entries, account, language, translate: t } = input;
  if (onlinePaymentAtOnce(input)) return [];
  const format = formatterFor(language, t);
  return transferCodes(booking, entries, account).map(({ part, text }) => ({
    cid: `girocode-${part.kind}`,
    label: `${paymentLabel(part, t, format)} · ${format.moneyExact(toEuros(part.amount))}`,
    text,
  }));
}
