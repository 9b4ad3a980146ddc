import { expect, test } from 'vitest';
import { checkMoneyFile } from '../testing/money-files/check-money-file.ts';
import { paymentOrder, writeHolder } from './payment-order.ts';
import { cents } from '../../../domain/cents.ts';

const head = {
  message: 'FERIOLA-PAYOUT-7',
  createdAt: new Date('2027-07-19T10:00:00.123Z'),
  executeOn: '2027-07-20',
  payer: {
    name: 'Ferien GmbH',
    bankAccount: { holder: 'Ferien GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  },
};
const transfers = [
  {
    reference: 'AZ-500001',
    amount: cents(59_500),
    holder: 'Łukasz Đoković & Söhne',
    iban: 'DE89370400440532013000',
  },
  {
    reference: 'AZ-500002',
    amount: cents(1),
    holder: 'Ελένη Παπαδοπούλου',
    iban: 'FR1420041010050500013M02606',
  },
  {
    reference: 'AZ-500003',
    amount: cents(99_999_999),
    holder: 'A'.repeat(70),
    iban: 'ES9121000418450200051332',
  },
];
const order = paymentOrder({ ...head, transfers });

test('an order is valid, in letters that all banks take', async () => {
  expect(await checkMoneyFile('pain.001', order)).toEqual([]);
  expect(order).toContain('<Nm>Lukasz Dokovic + Soehne</Nm>');
  expect(order).toContain('<Nm>Eleni Papadopoulou</Nm>');
  expect(order).toContain('<CtrlSum>1000595.00</CtrlSum>');
});

test('a name that nobody can write keeps that one transfer out of the order, and no other', () => {
  const unwritable = { ...transfers[0]!, reference: 'AZ-500004', holder: '山田太郎' };
  expect(paymentOrder({ ...head, transfers: [...transfers, unwritable] })).toBe(order);
  expect([...transfers, unwritable].filter((one) => writeHolder(one) === null)).toEqual([unwritable]);
});

test('an account whose BIC nobody has said is one that the bank knows', async () => {
  const payer = { ...head.payer, bankAccount: { ...head.payer.bankAccount, bic: '' } };
  expect(await checkMoneyFile('pain.001', paymentOrder({ ...head, payer, transfers }))).toEqual([]);
});

test('it says who pays as the caller says it', () => {
  const payer = { name: 'Häuser am Meer', bankAccount: { ...head.payer.bankAccount, holder: 'Möwe & Co.' } };
  const other = paymentOrder({ ...head, payer, transfers });
  expect(other).toContain('<Dbtr><Nm>Moewe + Co.</Nm></Dbtr>');
  expect(other).toContain('<Ustrd>Haeuser am Meer AZ-500001</Ustrd>');
});

test.each([
  ['a sum', '<CtrlSum>1000595.00<', '<CtrlSum>1000595.01<'],
  ['a count', '<NbOfTxs>3<', '<NbOfTxs>2<'],
  ['a reference', 'AZ-500002', 'AZ-500001'],
  ['an amount', '>0.01</InstdAmt>', '>0.00</InstdAmt>'],
  ['an account', 'ES9121000418450200051332', 'ES91 2100 0418'],
  ['a letter', 'Soehne', 'Söhne'],
  ['the order of elements', '<ChrgBr>SLEV</ChrgBr>', ''],
])('%s that is wrong is found', async (_, right, wrong) => {
  expect(order).toContain(right);
  expect(await checkMoneyFile('pain.001', order.replace(right, wrong))).not.toEqual([]);
});
