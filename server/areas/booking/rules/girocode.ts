import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { Transfer } from './transfer.ts';

/**
 * Text of a QR code that fills in a transfer in banking apps ("Girocode"): EPC069-12, version 002, UTF-8. Fields are
 * lines in fixed order; trailing empty fields are omitted.
 */
export function girocode({ holder, iban, bic, reference }: Transfer, amount: Cents): string {
  const purpose = '';
  const structuredReference = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    holder.slice(0, 70),
    iban.replaceAll(' ', ''),
    `EUR${toEuros(amount).toFixed(2)}`,
    purpose,
    structuredReference,
    reference,
  ].join('\n');
}
