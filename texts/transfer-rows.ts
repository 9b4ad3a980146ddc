import type { Translate } from './translate.ts';

export function transferRows(
  { holder, iban, bic, reference }: { holder: string; iban: string; bic: string; reference: string },
  t: Translate,
): { label: string; value: string }[] {
  return [
    { label: t('price.transfer.holder'), value: holder },
    { label: 'IBAN', value: iban },
    // The IBAN is enough within Europe, and not every operator states a BIC.
    ...(bic === '' ? [] : [{ label: 'BIC', value: bic }]),
    { label: t('price.transfer.reference'), value: reference },
  ];
}
