import type { Translate } from '../../../texts/translate.ts';
import type { Transfer } from './rules/transfer-of.ts';

/** Gives the account as rows of a mail or document. */
export function transferRows(transfer: Transfer, t: Translate): { label: string; value: string }[] {
  const { holder, iban, bic, reference } = transfer;
  return [
    { label: t('price.transfer.holder'), value: holder },
    { label: 'IBAN', value: iban },
    { label: 'BIC', value: bic },
    { label: t('price.transfer.reference'), value: reference },
  ];
}
