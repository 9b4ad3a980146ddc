import { expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { selectMailInvoices } from './select-mail-invoices.ts';
import { changeTemplates, mailTemplates } from './send-mail-job.ts';

const invoices = [{ occasion: 'confirmed' }, { occasion: 'change-7' }, { occasion: 'cancelled' }];

test('a wish that is written to its guest after it was accepted brings no invoice of the accepted change', () => {
  const found = (template: (typeof changeTemplates)[number]) =>
    selectMailInvoices(invoices, { template, recipient: 'guest', changeId: 7 });
  expect(found('changeAsked')).toEqual([]);
  expect(found('changeAccepted')).toEqual([{ occasion: 'change-7' }]);
});

test('every mail that brings an invoice says so in each language, and hosts get none', () => {
  let brought = 0;
  for (const template of [...mailTemplates, ...changeTemplates]) {
    expect(selectMailInvoices(invoices, { template, recipient: 'landlord', changeId: 7 })).toEqual([]);
    if (selectMailInvoices(invoices, { template, recipient: 'guest', changeId: 7 }).length === 0) continue;
    brought += 1;
    for (const language of languages) {
      expect(createSiteTexts().translate(language).has(`mail.invoice.${template}`)).toBe(true);
    }
  }
  expect(brought).toBe(5);
});
