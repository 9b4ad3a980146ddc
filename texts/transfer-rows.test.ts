import { expect, test } from 'vitest';
import { createSiteTexts } from './site-texts.ts';
import { transferRows } from './transfer-rows.ts';

test('an account without a BIC has no empty row for it', () => {
  const transfer = { holder: 'Strandkorb Reisen GmbH', iban: 'DE44', bic: '', reference: '4000001' };
  const labels = (bic: string): string[] =>
    transferRows({ ...transfer, bic }, createSiteTexts().translate('de')).map(({ label }) => label);
  expect(labels('')).toEqual(['Empfänger', 'IBAN', 'Verwendungszweck']);
  expect(labels('INGDDEFF')).toContain('BIC');
});
