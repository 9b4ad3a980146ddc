import { toEuros, type Cents } from '../../../../domain/money.ts';
import type { Transfer } from './transfer.ts';

/**
 * What a QR code says so that a banking app fills in a transfer by it ("Girocode"): EPC069-12, version 002, in UTF-8. Fields
 * are lines in a fixed order; the last one that says something ends it.
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
