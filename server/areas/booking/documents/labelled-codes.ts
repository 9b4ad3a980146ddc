import { toEuros } from '../../../../domain/money.ts';
import type { Formatter } from '../../../../texts/format.ts';
import { paymentLabel } from '../../../../texts/payment-label.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { TransferCode } from '../rules/outstanding-transfer.ts';
import type { LabelledCode } from '../../documents/documents.ts';
import { qrCode } from '../../../platform/qr-code.ts';

export function labelledCodes(
  codes: readonly TransferCode[],
  t: Translate,
  format: Formatter,
): LabelledCode[] {
  // Dates do not wrap.
  const unwrapped: Formatter = {
    ...format,
    date: (date) => format.date(date).replaceAll(' ', '\u00a0'),
  };
  return codes.map(({ part, text }) => ({
    code: qrCode(text),
    label: `${paymentLabel(part, t, unwrapped)} · ${format.moneyExact(toEuros(part.amount))}`,
  }));
}
