import type { Translate } from './translate.ts';

/** Gives an account, and what a transfer to it has to name, as rows of a page, mail or document. */
export function transferRows(
  { holder, iban, bic, reference }: { holder: string; iban: string; bic: string; reference: string },
  t: Translate,
): { label: string; value: string }[] {
  return [
    { label: t('price.transfer.holder'), value: holder },
    { label: 'IBAN', value: iban },
    // Within Europe the IBAN is enough, and not every operator names a BIC.
    ...(bic === '' ? [] : [{ label: 'BIC', value: bic }]),
    { label: t('price.transfer.reference'), value: reference },
  ];
}
