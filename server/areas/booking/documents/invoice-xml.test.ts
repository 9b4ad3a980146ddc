import { describe, expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import {
  schemaFindings,
  schematronFindings,
} from '../../../../engines/documents/testing/en16931/check-invoice.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import type { Invoice } from '../money/invoice-store.ts';
import { reversed, totalOfLines, type BilledLine } from '../rules/invoice-lines.ts';
import { withVat } from '../../../../domain/taxed-lines.ts';
import { invoiceXml } from './invoice-xml.ts';
import { cents } from '../../../../domain/cents.ts';

const messages = createSiteTexts();

const lines: BilledLine[] = [
  { code: 'accommodation', amount: cents(70_001) },
  { code: 'reduction', amount: cents(-7_000), percent: 10 },
  { code: 'finalCleaning', amount: cents(8_000) },
  { code: 'parking', amount: cents(3_500), quantity: 7, unitPrice: cents(500) },
  { code: 'touristTax', amount: cents(4_200) },
  { code: 'insurance', amount: cents(3_000) },
];

function anInvoice(
  billed: readonly BilledLine[],
  vatId: string | null,
  over: Partial<Invoice> = {},
): Invoice {
  const taxed = withVat(billed, { country: 'de', vatId });
  return {
    id: 1,
    series: 'RE2027',
    number: 42,
    kind: 'stay',
    booking_id: 1,
    occasion: 'confirmed',
    cancels: null,
    issued_on: '2027-03-01',
    language: 'de',
    total_cents: totalOfLines(taxed),
    ...over,
    facts: {
      issuer: {
        name: 'Feriola GmbH',
        street: 'Am Alten Speicher 12',
        zip: '20457',
        city: 'Hamburg',
        country: 'DE',
        email: 'service@feriola.example',
      },
      host: 'Nils & Söhne <Meer>',
      seller: {
        number: 17,
        address: { street: 'Deich 1', zip: '25980', city: 'Sylt', country: 'DE' },
        country: 'de',
        vatId,
      },
      recipient: {
        salutation: 'none',
        firstName: 'Zoë',
        lastName: 'O’Neill',
        email: 'zoe@example.org',
        phone: '',
        street: 'Rue 1',
        zip: '75001',
        city: 'Paris',
        country: 'fr',
      },
      bookingNumber: 4711,
      home: { objectNumber: 9, title: 'Haus', place: 'Sylt', checkIn: null, checkOut: null },
      stay: { startDate: '2027-07-03', endDate: '2027-07-10' },
      persons: 4,
      dogs: 0,
      lines: taxed,
      onSite: cents(0),
      payments: [],
      transfer: {
        holder: 'Feriola GmbH',
        iban: 'DE02 1203 0000 0000 2020 51',
        bic: 'BYLADEM1001',
        reference: '4711',
      },
      codes: [],
      cancels: null,
      ...over.facts,
    },
  };
}

const write = (invoice: Invoice): string =>
  invoiceXml(invoice, messages.translate(invoice.language, 'Feriola'))!;

const taxed = write(anInvoice(lines, 'DE123456789'));
const plain = write(
  anInvoice(reversed(lines), null, {
    kind: 'cancellation',
    facts: {
      ...anInvoice(lines, null).facts,
      lines: reversed(lines),
      transfer: null,
      seller: { number: 17, address: null, country: 'de', vatId: null },
      cancels: { name: 'RE2027-000041', issuedOn: '2027-02-01' },
    },
  }),
);

const paidInPart = write(
  anInvoice(lines, 'DE123456789', {
    facts: {
      ...anInvoice(lines, 'DE123456789').facts,
      payments: [
        { kind: 'paid', dueDate: null, amount: cents(16_701), paidOn: null },
        { kind: 'full', dueDate: '2027-03-08', amount: cents(65_000), paidOn: null },
      ],
      paid: cents(16_701),
    },
  }),
);

describe('under the official rules', () => {
  test('an invoice with tax at two rates and exempt sums has no finding', () => {
    expect(schematronFindings(taxed)).toEqual([]);
  });
  test('a cancelled one without tax has no finding', () => {
    expect(schematronFindings(plain)).toEqual([]);
  });
  test('one of which something was paid before has no finding', () => {
    expect(schematronFindings(paidInPart)).toEqual([]);
  });
  test('a missing date and a wrong sum are found', () => {
    const wrong = taxed
      .replace(/<ram:IssueDateTime>.*?<\/ram:IssueDateTime>/, '')
      .replace(/(?<=<ram:DuePayableAmount>)[^<]*/, '1.00');
    expect(schematronFindings(wrong).sort()).toEqual(['BR-03', 'BR-CO-16']);
  });
});

test('the schema has nothing against them, and finds an element out of place', async () => {
  expect(await schemaFindings(taxed)).toEqual([]);
  expect(await schemaFindings(plain)).toEqual([]);
  expect(await schemaFindings(paidInPart)).toEqual([]);
  expect(await schemaFindings(taxed.replaceAll('ram:LineOne', 'ram:Street'))).not.toEqual([]);
});

test('what was paid before is asked for no more', () => {
  expect(paidInPart).toContain('<ram:TotalPrepaidAmount>167.01</ram:TotalPrepaidAmount>');
  expect(paidInPart).toContain('<ram:DuePayableAmount>650.00</ram:DuePayableAmount>');
  expect(paidInPart).toContain('Schon gezahlt: 167,01');
});

test('it says the sums of the page', () => {
  expect(taxed).toContain('<ram:GrandTotalAmount>817.01</ram:GrandTotalAmount>');
  expect(taxed).toContain('<ram:TaxTotalAmount currencyID="EUR">52.04</ram:TaxTotalAmount>');
  expect(plain).toContain('<ram:DuePayableAmount>-817.01</ram:DuePayableAmount>');
  expect(plain).toContain('<ram:TypeCode>384</ram:TypeCode>');
  expect(plain).toContain('RE2027-000041');
});

test.each(languages)('what guests and hosts are called is data, never markup, in %s', (language) => {
  const xml = write(anInvoice(lines, null, { language }));
  expect(xml).toContain('Nils &amp; Söhne &lt;Meer&gt;');
  expect(xml).not.toContain('documents.');
});

test('characters that XML has no way to write are left out', () => {
  const invoice = anInvoice(lines, null);
  const recipient = { ...invoice.facts.recipient, lastName: 'A\u0000B\ud800C' };
  expect(write({ ...invoice, facts: { ...invoice.facts, recipient } })).toContain('Zoë AB\ufffdC');
});

test('an invoice of the first months, which does not know its seller, has none', () => {
  const { seller: _unknown, ...facts } = anInvoice(lines, null).facts;
  expect(invoiceXml({ ...anInvoice(lines, null), facts }, messages.translate('de', 'Feriola'))).toBeNull();
});
