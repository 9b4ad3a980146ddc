import { smaller } from '../../../../domain/cents.ts';
import { add, negate, noMoney, subtract, type Cents } from '../../../../domain/money.ts';
import type { DatevChart } from '../../../../domain/operator/datev-accounts.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface DatevClient {
  consultant: string;
  client: string;
  chart: DatevChart;
}

export interface DatevPosting {
  id: number;
  /** Posting date in Berlin's time zone. */
  day: PlainDate;
  text: string;
  booking: number | null;
  entries: readonly { account: string; amount: Cents }[];
}

const datevLinesMax = 99_999;

export const datevColumns: readonly string[] = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
  'Postensperre',
  'Diverse Adressnummer',
  'Geschäftspartnerbank',
  'Sachverhalt',
  'Zinssperre',
  'Beleglink',
  ...pairs('Beleginfo', 8),
  'KOST1 - Kostenstelle',
  'KOST2 - Kostenstelle',
  'Kost-Menge',
  'EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)',
  'Abw. Versteuerungsart',
  'Sachverhalt L+L',
  'Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp',
  'BU 49 Hauptfunktionsnummer',
  'BU 49 Funktionsergänzung',
  ...pairs('Zusatzinformation', 20),
  'Stück',
  'Gewicht',
  'Zahlweise',
  'Forderungsart',
  'Veranlagungsjahr',
  'Zugeordnete Fälligkeit',
  'Skontotyp',
  'Auftragsnummer',
  'Buchungstyp',
  'USt-Schlüssel (Anzahlungen)',
  'EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)',
  'EU-Steuersatz (Anzahlungen)',
  'Erlöskonto (Anzahlungen)',
  'Herkunft-Kz',
  'Buchungs GUID',
  'KOST-Datum',
  'SEPA-Mandatsreferenz',
  'Skontosperre',
  'Gesellschaftername',
  'Beteiligtennummer',
  'Identifikationsnummer',
  'Zeichnernummer',
  'Postensperre bis',
  'Bezeichnung SoBil-Sachverhalt',
  'Kennzeichen SoBil-Buchung',
  'Festschreibung',
  'Leistungsdatum',
  'Datum Zuord. Steuerperiode',
  'Fälligkeit',
  'Generalumkehr (GU)',
  'Steuersatz',
  'Land',
  'Abrechnungsreferenz',
  'BVV-Position',
  'EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)',
  'Abw. Skontokonto',
];

function pairs(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => [
    `${name} - Art ${index + 1}`,
    `${name} - Inhalt ${index + 1}`,
  ]).flat();
}

export interface DatevLine {
  amount: Cents;
  debit: string;
  credit: string;
}

/**
 * Splits a posting into lines of one debit and one credit each, since DATEV has no others. The sum of each account is
 * unchanged.
 */
export function datevLines(entries: DatevPosting['entries']): DatevLine[] {
  const sums = new Map<string, Cents>();
  for (const { account, amount } of entries) sums.set(account, add(sums.get(account) ?? noMoney, amount));
  const debits = [...sums].filter(([, sum]) => sum > 0);
  const credits = [...sums].filter(([, sum]) => sum < 0);
  const lines: DatevLine[] = [];
  for (let [debit, credit] = [debits.shift(), credits.shift()]; debit && credit;) {
    const amount = smaller(debit[1], negate(credit[1]));
    lines.push({ amount, debit: debit[0], credit: credit[0] });
    debit[1] = subtract(debit[1], amount);
    credit[1] = add(credit[1], amount);
    if (debit[1] === 0) debit = debits.shift();
    if (credit[1] === 0) credit = credits.shift();
  }
  return lines;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const compact = (day: string): string => day.replaceAll('-', '');
const euros = (amount: Cents): string =>
  `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;

/**
 * Builds a Buchungsstapel in format EXTF 700; DATEV reads it as Windows-1252. The period must lie within one year,
 * which is the business year. Returns null if there are more lines than DATEV accepts.
 */
export function datevFile(
  { consultant, client, chart }: DatevClient,
  { from, until, createdAt }: { from: PlainDate; until: PlainDate; createdAt: Date },
  postings: readonly DatevPosting[],
): string | null {
  let accountLength = 4;
  for (const { entries } of postings) {
    for (const { account } of entries) accountLength = Math.max(accountLength, account.length);
  }
  const head = [
    ...[quoted('EXTF'), '700', '21', quoted('Buchungsstapel'), '13'],
    ...[createdAt.toISOString().replaceAll(/\D/g, '').slice(0, 17), '', quoted('FE'), quoted(''), quoted('')],
    ...[consultant, client, `${from.slice(0, 4)}0101`, String(accountLength)],
    ...[compact(from), compact(until), quoted(`Buchungen ${from.slice(0, 7)}`), quoted('')],
    // Financial accounting, for all purposes, not locked: the adviser checks it first.
    ...['1', '0', '0', quoted('EUR')],
    ...['', quoted(''), '', '', quoted(chart.slice(3)), '', '', quoted(''), quoted('')],
  ];
  const lines = postings.flatMap((posting) =>
    datevLines(posting.entries).map((line) => formatLine(posting, line)),
  );
  if (lines.length > datevLinesMax) return null;
  return [head.join(';'), datevColumns.join(';'), ...lines].map((line) => `${line}\r\n`).join('');
}

function formatLine({ id, day, text, booking }: DatevPosting, { amount, debit, credit }: DatevLine): string {
  const fields = new Map([
    ['Umsatz (ohne Soll/Haben-Kz)', euros(amount)],
    ['Soll/Haben-Kennzeichen', quoted('S')],
    ['WKZ Umsatz', quoted('EUR')],
    ['Konto', debit],
    ['Gegenkonto (ohne BU-Schlüssel)', credit],
    // Day and month without a leading zero; the year follows from the period.
    ['Belegdatum', String(Number(`${day.slice(8, 10)}${day.slice(5, 7)}`))],
    ['Belegfeld 1', quoted(booking === null ? `P${id}` : String(booking))],
    ['Belegfeld 2', quoted(`P${id}`.slice(0, 12))],
    ['Buchungstext', quoted(text.slice(0, 60))],
    ['Festschreibung', '0'],
  ]);
  return datevColumns.map((column) => fields.get(column) ?? '').join(';');
}
