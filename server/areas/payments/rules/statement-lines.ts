import { cents } from '../../../../domain/cents.ts';
import { negate, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import { hasIbanCheckDigits, plainIban } from '../../../../domain/iban.ts';
import { isPlainDate, type PlainDate } from '../../../../domain/stay.ts';
import { findAll, findText, findTexts, type StatementNode } from './parse-statement-xml.ts';

export type LineProblem =
  /** The entry is announced, but not booked yet. */
  | 'pending'
  | 'currency'
  | 'amount'
  | 'zero'
  /** The entry is marked neither as credit nor as debit. */
  | 'direction'
  | 'date'
  | 'other-account';

export interface LineWords {
  reference: string;
  name: string;
  iban: string | null;
  purpose: string;
}

export interface LeftOutLine extends LineWords {
  problem: LineProblem;
  amount: string;
  day: string;
}

export interface BookableLine extends LineWords {
  amount: Cents;
  bookedOn: PlainDate;
}

/** Placeholders that banks write for a missing reference. */
const isPlaceholder = (text: string): boolean => /^(NOTPROVIDED|NOT PROVIDED|NONREF|NOREF)?$/i.test(text);
const withoutPlaceholder = (text: string): string => (isPlaceholder(text) ? '' : text);

/**
 * Splits an entry into lines: one per transaction in euros, and one for the rest. The lines always add up to the
 * entry, even if the bank gives transactions in another currency or after charges.
 */
export function splitEntry(entry: StatementNode): { lines: BookableLine[]; leftOut: LeftOutLine[] } {
  const details = findAll(entry, 'NtryDtls', 'TxDtls');
  const source = details.length === 1 ? details[0]! : entry;
  const reference =
    withoutPlaceholder(findText(entry, 'AcctSvcrRef')) || withoutPlaceholder(findText(entry, 'NtryRef'));
  const isIncoming = isCredit(entry) ?? true;
  const ownReference = (part: StatementNode): string =>
    withoutPlaceholder(findText(part, 'Refs', 'AcctSvcrRef'));
  const words = readWords(details.length > 1 ? details : [source], isIncoming, entry);
  const wholeLine = { ...words, reference: (details.length === 1 && ownReference(source)) || reference };

  const total = bookableAmount(entry);
  const bookedOn = bookingDay(entry);
  const leaveOutFor = (problem: LineProblem): { lines: []; leftOut: LeftOutLine[] } => ({
    lines: [],
    leftOut: [{ ...wholeLine, problem, amount: writtenAmount(entry), day: bookedOn }],
  });
  if (!isBooked(entry)) return leaveOutFor('pending');
  if (typeof total !== 'number') return leaveOutFor(total.problem);
  if (!isPlainDate(bookedOn)) return leaveOutFor('date');
  if (details.length < 2) return { lines: [{ ...wholeLine, amount: total, bookedOn }], leftOut: [] };

  const parts = details.map((part, place) => ({ part, place, amount: bookableAmount(part, entry) }));
  const lines = parts.flatMap(({ part, place, amount }): BookableLine[] => {
    if (typeof amount !== 'number') return [];
    const partId = ownReference(part);
    // Some banks repeat the entry's reference in all its transactions; then it identifies none of them.
    const isUnique = partId !== '' && details.filter((other) => ownReference(other) === partId).length === 1;
    const partReference = isUnique ? partId : (reference || partId) && `${reference || partId}/${place + 1}`;
    return [{ ...readWords([part], amount > 0, null), reference: partReference, amount, bookedOn }];
  });
  const rest = subtract(total, sumCents(lines.map(({ amount }) => amount)));
  if (rest === 0) return { lines, leftOut: [] };
  const unread = parts.filter(({ amount }) => typeof amount !== 'number').map(({ part }) => part);
  const restLine: BookableLine = {
    ...readWords(unread.length > 0 ? unread : [entry], rest > 0, entry),
    reference: reference && (lines.length > 0 ? `${reference}/rest` : reference),
    amount: rest,
    bookedOn,
  };
  return { lines: [...lines, restLine], leftOut: [] };
}

export function leaveOut(entry: StatementNode, problem: LineProblem): LeftOutLine {
  const details = findAll(entry, 'NtryDtls', 'TxDtls');
  return {
    ...readWords(details.length > 0 ? details : [entry], isCredit(entry) ?? true, entry),
    reference: findText(entry, 'AcctSvcrRef') || findText(entry, 'NtryRef'),
    problem,
    amount: writtenAmount(entry),
    day: bookingDay(entry),
  };
}

/** `Sts` is text in old versions and contains a code in newer ones. */
function isBooked(entry: StatementNode): boolean {
  const status = findText(entry, 'Sts', 'Cd') || findText(entry, 'Sts');
  return status === '' || status === 'BOOK';
}

/** Booking date, or else value date; both may have a time zone. */
function bookingDay(entry: StatementNode): string {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [
    ...findTexts(entry, name, 'Dt'),
    ...findTexts(entry, name, 'DtTm'),
  ]);
  return days[0]?.slice(0, 10) ?? '';
}

/** True for incoming money; null if neither element says so. */
function isCredit(part: StatementNode, entry: StatementNode = part): boolean | null {
  const side = findText(part, 'CdtDbtInd') || findText(entry, 'CdtDbtInd');
  return side === 'CRDT' ? true : side === 'DBIT' ? false : null;
}

/** Paths of amounts in different versions and banks; the account's currency first. */
const amountPaths = [
  ['Amt'],
  ['AmtDtls', 'TxAmt', 'Amt'],
  ['AmtDtls', 'CntrValAmt', 'Amt'],
  ['AmtDtls', 'InstdAmt', 'Amt'],
];

function amountNodes(part: StatementNode): StatementNode[] {
  return amountPaths.flatMap((path) => findAll(part, ...path));
}

function writtenAmount(part: StatementNode): string {
  const node = amountNodes(part)[0];
  return node ? `${node.text.trim()} ${node.attributes['Ccy'] ?? ''}`.trim() : '';
}

/** Cents, negative for outgoing money, or the reason why it cannot be booked. */
function bookableAmount(
  part: StatementNode,
  entry: StatementNode = part,
): Cents | { problem: 'currency' | 'amount' | 'zero' | 'direction' } {
  const nodes = amountNodes(part);
  const node = nodes.find(({ attributes }) => attributes['Ccy'] === 'EUR');
  if (!node) return { problem: nodes.length > 0 ? 'currency' : 'amount' };
  // ISO 20022 allows five decimals; fractions of a cent are no real payment.
  const match = /^\+?(\d{1,11})(?:\.(\d{0,2})0*)?$/.exec(node.text.trim());
  if (!match) return { problem: 'amount' };
  const amount = cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
  const isIncoming = isCredit(part, entry);
  if (amount === 0) return { problem: 'zero' };
  if (isIncoming === null) return { problem: 'direction' };
  return isIncoming ? amount : negate(amount);
}

/** Descriptive texts of the transactions; if they contain no booking number, the entry's additional text. */
function readWords(
  parts: readonly StatementNode[],
  isIncoming: boolean,
  entry: StatementNode | null,
): Omit<LineWords, 'reference'> {
  const role = isIncoming ? 'Dbtr' : 'Cdtr';
  const parties = parts.flatMap((part) => findAll(part, 'RltdPties'));
  const names = parties.flatMap((party) =>
    [role, `Ultmt${role}`].flatMap((name) => [
      ...findTexts(party, name, 'Nm'),
      ...findTexts(party, name, 'Pty', 'Nm'),
    ]),
  );
  const accounts = parties.flatMap((party) => [
    ...findTexts(party, `${role}Acct`, 'Id', 'IBAN'),
    ...findTexts(party, `${role}Acct`, 'Id', 'Othr', 'Id'),
  ]);
  const account = accounts[0] ?? '';
  const isIban = isIbanOfAnyCountry(plainIban(account));
  const name = parts.length === 1 ? (names[0] ?? '') : [...new Set(names)].join(', ');
  return {
    name: account === '' || isIban ? name : `${name} (${account})`.trim(),
    iban: isIban && parts.length === 1 ? plainIban(account) : null,
    purpose: readPurpose(parts, entry),
  };
}

const isIbanOfAnyCountry = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) && hasIbanCheckDigits(account);

function readPurpose(parts: readonly StatementNode[], entry: StatementNode | null): string {
  const ownTexts = parts.flatMap((part) => [
    ...findTexts(part, 'RmtInf', 'Ustrd'),
    ...findTexts(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...findTexts(part, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
    ...findTexts(part, 'RmtInf', 'Strd', 'AddtlRmtInf'),
    ...findTexts(part, 'Refs', 'EndToEndId'),
    ...findTexts(part, 'AddtlTxInf'),
  ]);
  const isNumbered = ownTexts.some((text) => /\d{4}/.test(text));
  const additionalTexts = entry && !isNumbered ? findTexts(entry, 'AddtlNtryInf') : [];
  return [...new Set([...ownTexts, ...additionalTexts].filter((text) => !isPlaceholder(text)))]
    .join(' ')
    .slice(0, 500);
}
