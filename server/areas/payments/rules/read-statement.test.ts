import { expect, test } from 'vitest';
import { findBrokenNumbers, findNumbers } from './match-line.ts';
import { readStatement, type Statement } from './read-statement.ts';

const houseIban = 'DE02120300000000202051';
const guestIban = 'DE89370400440532013000';
const namespaceOf = (version: string): string => `urn:iso:std:iso:20022:tech:xsd:camt.${version}`;
const account = (inner: string): string => `<Acct><Id>${inner}</Id><Ccy>EUR</Ccy></Acct>`;
const houseAccount = account(`<IBAN>${houseIban}</IBAN>`);

const message = (statements: string, version = '053.001.08'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespaceOf(version)}"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>${statements}</BkToCstmrStmt></Document>`;
const statement = (entries: string, of = houseAccount): string => `<Stmt><Id>S1</Id>${of}${entries}</Stmt>`;
const fileOf = (entries: string, of = houseAccount): string => message(statement(entries, of));

const party = `<RltdPties><Dbtr><Nm>Erika Test</Nm></Dbtr><DbtrAcct><Id><IBAN>${guestIban}</IBAN></Id></DbtrAcct></RltdPties>`;
const remittance = (inner: string): string =>
  `<NtryDtls><TxDtls>${party}<RmtInf>${inner}</RmtInf></TxDtls></NtryDtls>`;

interface EntryParts {
  amount?: string;
  side?: string;
  status?: string;
  day?: string;
  details?: string;
}
const goodDetails = remittance('<Ustrd>Buchung 4000011</Ustrd>');
const entry = ({
  amount = '<Amt Ccy="EUR">700.00</Amt>',
  side = '<CdtDbtInd>CRDT</CdtDbtInd>',
  status = '<Sts>BOOK</Sts>',
  day = '<BookgDt><Dt>2026-11-28</Dt></BookgDt>',
  details = goodDetails,
}: EntryParts = {}): string =>
  `<Ntry>${amount}${side}${status}${day}<AcctSvcrRef>R1</AcctSvcrRef>${details}</Ntry>`;

function read(xml: string): Statement {
  const outcome = readStatement(xml, houseIban);
  if ('problem' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome;
}

const goodLine = {
  bankReference: 'R1',
  amount: 70_000,
  bookedOn: '2026-11-28',
  otherName: 'Erika Test',
  otherIban: guestIban,
  purpose: 'Buchung 4000011',
};

test.each([
  ['five decimals', entry({ amount: '<Amt Ccy="EUR">700.00000</Amt>' })],
  ['no decimals', entry({ amount: '<Amt Ccy="EUR">700</Amt>' })],
  ['a status that is a code', entry({ status: '<Sts><Cd>BOOK</Cd></Sts>' })],
  ['a moment as the day', entry({ day: '<BookgDt><DtTm>2026-11-28T21:40:58.810767+02:00</DtTm></BookgDt>' })],
  ['a day with its zone', entry({ day: '<BookgDt><Dt>2026-11-28+01:00</Dt></BookgDt>' })],
  ['a value date only', entry({ day: '<ValDt><Dt>2026-11-28</Dt></ValDt>' })],
  ['CDATA', entry({ details: remittance('<Ustrd><![CDATA[Buchung 4000011]]></Ustrd>') })],
  ['lines that are broken', entry({ details: remittance('<Ustrd>\n  Buchung\n  4000011\n</Ustrd>') })],
  [
    'a name in Pty',
    entry({ details: goodDetails.replace(/<Nm>.*<\/Nm>/, '<Pty><Nm>Erika Test</Nm></Pty>') }),
  ],
  [
    'an account in Othr',
    entry({
      details: goodDetails
        .replaceAll('IBAN>', 'Id>')
        .replace('<Id><Id>', '<Id><Othr><Id>')
        .replace('</Id></Id>', '</Id></Othr></Id>'),
    }),
  ],
  ['a control character', entry({ details: remittance('<Ustrd>Buchung\u000b4000011</Ustrd>') })],
])('a line with %s is read like any other', (_, entries) => {
  expect(read(fileOf(entries)).lines).toEqual([goodLine]);
});

test.each(['02', '04', '06', '08', '10'])('version %s is read', (version) => {
  expect(read(message(statement(entry()), `053.001.${version}`)).lines).toEqual([goodLine]);
});

test.each([
  [
    'a report of the day',
    (xml: string) => xml.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt').replaceAll('Stmt>', 'Rpt>'),
  ],
  [
    'a notice',
    (xml: string) => xml.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn').replaceAll('Stmt>', 'Ntfctn>'),
  ],
  ['prefixes', (xml: string) => xml.replace('xmlns=', 'xmlns:n=').replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')],
  ['a byte order mark', (xml: string) => `\ufeff\n${xml}`],
])('%s is read', (_, change) => {
  expect(read(change(fileOf(entry()))).lines).toEqual([goodLine]);
});

test.each([
  [
    'the creditor reference',
    '<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>4000011</Ref></CdtrRefInf></Strd>',
  ],
  ['the number of a document', '<Strd><RfrdDocInf><Nb>4000011</Nb></RfrdDocInf></Strd>'],
  ['additional words', '<Strd><AddtlRmtInf>4000011</AddtlRmtInf></Strd>'],
])('the purpose is taken from %s', (_, inner) => {
  expect(read(fileOf(entry({ details: remittance(inner) }))).lines).toEqual([
    { ...goodLine, purpose: '4000011' },
  ]);
});

test('what the bank adds to an entry is its purpose where the payer wrote no number', () => {
  const added = '<AddtlNtryInf>GUTSCHRIFT ERIKA TEST BUCHUNG 4000011</AddtlNtryInf>';
  const purpose = 'GUTSCHRIFT ERIKA TEST BUCHUNG 4000011';
  expect(read(fileOf(entry({ details: added }))).lines).toMatchObject([{ purpose }]);
  expect(read(fileOf(entry({ details: goodDetails + added }))).lines).toEqual([goodLine]);
});

test.each([
  ['pending', entry({ status: '<Sts>PDNG</Sts>' })],
  ['currency', entry({ amount: '<Amt Ccy="CHF">700.00</Amt>' })],
  ['amount', entry({ amount: '<Amt Ccy="EUR">700.12345</Amt>' })],
  ['amount', entry({ amount: '' })],
  ['zero', entry({ amount: '<Amt Ccy="EUR">0.00</Amt>' })],
  ['direction', entry({ side: '' })],
  ['date', entry({ day: '' })],
] as const)(
  'a line is left out with its reason (%s) and what it says, and the good one beside it is booked',
  (problem, odd) => {
    const { lines, leftOut } = read(fileOf(odd + entry()));
    expect(lines).toEqual([goodLine]);
    expect(leftOut).toMatchObject([
      { problem, reference: 'R1', name: 'Erika Test', iban: guestIban, purpose: 'Buchung 4000011' },
    ]);
  },
);

test('lines of another account are left out by its name', () => {
  const other = statement(entry(), account(`<IBAN>${guestIban}</IBAN>`));
  const { lines, leftOut, otherAccounts } = read(message(other + statement(entry())));
  expect(lines).toEqual([goodLine]);
  expect(leftOut).toMatchObject([{ problem: 'other-account', amount: '700.00 EUR', day: '2026-11-28' }]);
  expect(otherAccounts).toEqual([guestIban]);
});

test.each([
  `<Othr><Id>${houseIban}</Id></Othr>`,
  `<Othr><Id>${houseIban.slice(4)}</Id></Othr>`,
  '<IBAN>DE02 1203 0000 0000 2020 51</IBAN>',
])('the house is the owner of the account %s', (of) => {
  expect(read(fileOf(entry(), account(of))).lines).toEqual([goodLine]);
});

test('several statements of the house are read together, and one without entries says nothing', () => {
  expect(read(message(statement(entry()) + statement('') + statement(entry()))).lines).toHaveLength(2);
  expect(read(fileOf(''))).toEqual({ lines: [], leftOut: [], otherAccounts: [] });
});

const part = (amount: string, purpose: string, refs = ''): string =>
  `<TxDtls>${refs}${amount}<CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls>`;
const batch = (amount: string, ...parts: string[]): string =>
  entry({ amount: `<Amt Ccy="EUR">${amount}</Amt>`, details: `<NtryDtls>${parts.join('')}</NtryDtls>` });
const inBrief = (xml: string): unknown =>
  read(xml).lines.map(({ bankReference, amount, purpose }) => [bankReference, amount, purpose]);

test('the lines of a batch are worth the batch, whatever its transactions are told in', () => {
  const euros = part('<Amt Ccy="EUR">60.00</Amt>', 'Buchung 4000011');
  const older = part('<AmtDtls><TxAmt><Amt Ccy="EUR">40.00</Amt></TxAmt></AmtDtls>', '4000012');
  const francs = part('<Amt Ccy="CHF">60.00</Amt>', 'Sammel');
  expect(inBrief(fileOf(batch('100.00', euros, older)))).toEqual([
    ['R1/1', 6_000, 'Buchung 4000011'],
    ['R1/2', 4_000, '4000012'],
  ]);
  expect(inBrief(fileOf(batch('95.50', francs, francs)))).toEqual([['R1', 9_550, 'Sammel']]);
  expect(inBrief(fileOf(batch('117.30', euros, francs)))).toEqual([
    ['R1/1', 6_000, 'Buchung 4000011'],
    ['R1/rest', 5_730, 'Sammel'],
  ]);
});

test('a reference that a bank repeats in each transaction does not make them one', () => {
  const refs = '<Refs><AcctSvcrRef>R1</AcctSvcrRef></Refs>';
  const parts = [1, 2].map((number) => part('<Amt Ccy="EUR">50.00</Amt>', `400001${number}`, refs));
  expect(inBrief(fileOf(batch('100.00', ...parts)))).toEqual([
    ['R1/1', 5_000, '4000011'],
    ['R1/2', 5_000, '4000012'],
  ]);
});

test('what is no statement says what is wrong and where', () => {
  const problemOf = (content: string): unknown => readStatement(content, houseIban);
  expect(problemOf('Datum;Betrag\n1;2')).toEqual({ problem: 'no-xml', line: 1, column: 1 });
  expect(problemOf('\n\nPK')).toMatchObject({ problem: 'no-xml', line: 3 });
  expect(problemOf(fileOf(entry()).replace('</Stmt>', '\n</Ntry>'))).toMatchObject({
    problem: 'broken-xml',
    line: 3,
  });
  expect(problemOf(fileOf(entry()).slice(0, -40))).toMatchObject({ problem: 'broken-xml' });
  expect(problemOf('<!DOCTYPE a [<!ENTITY b "c">]><a/>')).toMatchObject({
    problem: 'document-type',
    line: 1,
  });
  expect(problemOf('<Invoice/>')).toEqual({ problem: 'other-document', root: 'Invoice' });
  expect(problemOf(fileOf(entry(), ''))).toEqual({ problem: 'no-account', statement: 'S1' });
  expect(problemOf(fileOf(entry(), account(`<IBAN>${guestIban}</IBAN>`)))).toEqual({
    problem: 'other-account',
    accounts: [guestIban],
  });
});

test('numbers are whole runs of digits; what banks and people have split is put together beside them', () => {
  expect(findNumbers('Buchung 4000011, 2 Personen')).toEqual([4_000_011]);
  expect(findNumbers('000000000000000000004000011')).toEqual([4_000_011]);
  expect(findNumbers('Buchung 4000 011')).toEqual([4000]);
  // RF references name the booking by their check digits.
  expect(findNumbers('RF174000240')[0]).toBe(4_000_240);
  expect(findNumbers('rf17 4000 240')[0]).toBe(4_000_240);
  expect(findNumbers('RF174000240 2026')).toContain(4_000_240);
  expect(findNumbers('RF184000240')).toEqual([184_000_240]);
  for (const purpose of [
    'Buchung 4000 011',
    'Buchung 40000\n11 Danke',
    '4 000 011',
    '4.000.011',
    '4000-011',
  ]) {
    expect(findBrokenNumbers(purpose)).toContain(4_000_011);
  }
  expect(findBrokenNumbers('Buchung 4000011 Danke')).toEqual([]);
});
