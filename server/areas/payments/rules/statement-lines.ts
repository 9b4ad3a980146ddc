import { cents } from '../../../../domain/cents.ts';
import { negate, subtract, sumCents, type Cents } from '../../../../domain/money.ts';
import { hasIbanCheckDigits, plainIban } from '../../../../domain/iban.ts';
import { isPlainDate, type PlainDate } from '../../../../domain/stay.ts';
import { allAt, textAt, textsAt, type StatementNode } from './parse-statement-xml.ts';

export type LineProblem =
  /** Announced, but not booked yet. */
  | 'pending'
  | 'currency'
  | 'amount'
  /** It moves no money. */
  | 'zero'
  /** It is marked neither as credit nor as debit. */
  | 'direction'
  | 'date'
  | 'other-account';

export interface LineWords {
  /** The bank's reference, or another reference of the line; empty where there is none. */
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
  /** Positive for incoming, negative for outgoing money. */
  amount: Cents;
  bookedOn: PlainDate;
}

/** Placeholders that banks write for a missing reference. */
const isPlaceholder = (text: string): boolean => /^(NOTPROVIDED|NOT PROVIDED|NONREF|NOREF)?$/i.test(text);
const meant = (text: string): string => (isPlaceholder(text) ? '' : text);

/**
 * Splits an entry into lines: one per transaction in euros, and one for the rest of its amount. The lines always add up to the entry,
 * even where the bank gives transactions in another currency or after charges.
 */
export function linesOfEntry(entry: StatementNode): { lines: BookableLine[]; leftOut: LeftOutLine[] } {
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const whole = details.length === 1 ? details[0]! : entry;
  const reference = meant(textAt(entry, 'AcctSvcrRef')) || meant(textAt(entry, 'NtryRef'));
  const isIncoming = isCredit(entry) ?? true;
  const ownReference = (part: StatementNode): string => meant(textAt(part, 'Refs', 'AcctSvcrRef'));
  const words = wordsOf(details.length > 1 ? details : [whole], isIncoming, entry);
  const wholeLine = { ...words, reference: (details.length === 1 && ownReference(whole)) || reference };

  const total = bookableAmount(entry);
  const bookedOn = dayOf(entry);
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
    const own = ownReference(part);
    // Banks that repeat the entry's reference in each of its transactions name none of them by it.
    const isOwn = own !== '' && details.filter((other) => ownReference(other) === own).length === 1;
    const partReference = isOwn ? own : (reference || own) && `${reference || own}/${place + 1}`;
    return [{ ...wordsOf([part], amount > 0, null), reference: partReference, amount, bookedOn }];
  });
  const rest = subtract(total, sumCents(lines.map(({ amount }) => amount)));
  if (rest === 0) return { lines, leftOut: [] };
  const unread = parts.filter(({ amount }) => typeof amount !== 'number').map(({ part }) => part);
  const restLine: BookableLine = {
    ...wordsOf(unread.length > 0 ? unread : [entry], rest > 0, entry),
    reference: reference && (lines.length > 0 ? `${reference}/rest` : reference),
    amount: rest,
    bookedOn,
  };
  return { lines: [...lines, restLine], leftOut: [] };
}

export function leaveOut(entry: StatementNode, problem: LineProblem): LeftOutLine {
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  return {
    ...wordsOf(details.length > 0 ? details : [entry], isCredit(entry) ?? true, entry),
    reference: textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef'),
    problem,
    amount: writtenAmount(entry),
    day: dayOf(entry),
  };
}

/** `Sts` is plain text in old versions and contains a code in newer ones. */
function isBooked(entry: StatementNode): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  return status === '' || status === 'BOOK';
}

/** The booking day, or the value date where there is none; both may have a time zone. */
function dayOf(entry: StatementNode): string {
  const days = ['BookgDt', 'ValDt'].flatMap((name) => [
    ...textsAt(entry, name, 'Dt'),
    ...textsAt(entry, name, 'DtTm'),
  ]);
  return days[0]?.slice(0, 10) ?? '';
}

/** True for incoming money; null where neither element says so. */
function isCredit(part: StatementNode, entry: StatementNode = part): boolean | null {
  const side = textAt(part, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd');
  return side === 'CRDT' ? true : side === 'DBIT' ? false : null;
}

/** Where versions and banks put amounts: the one in the account's currency first. */
const amountPaths = [
  ['Amt'],
  ['AmtDtls', 'TxAmt', 'Amt'],
  ['AmtDtls', 'CntrValAmt', 'Amt'],
  ['AmtDtls', 'InstdAmt', 'Amt'],
];

function amountNodes(part: StatementNode): StatementNode[] {
  return amountPaths.flatMap((path) => allAt(part, ...path));
}

function writtenAmount(part: StatementNode): string {
  const node = amountNodes(part)[0];
  return node ? `${node.text.trim()} ${node.attributes['Ccy'] ?? ''}`.trim() : '';
}

/** The amount in cents, negative for outgoing money, or why it cannot be booked. */
function bookableAmount(
  part: StatementNode,
  entry: StatementNode = part,
): Cents | { problem: 'currency' | 'amount' | 'zero' | 'direction' } {
  const nodes = amountNodes(part);
  const node = nodes.find(({ attributes }) => attributes['Ccy'] === 'EUR');
  if (!node) return { problem: nodes.length > 0 ? 'currency' : 'amount' };
  // ISO 20022 allows five decimals; what is worth no whole cent is no amount that somebody paid.
  const match = /^\+?(\d{1,11})(?:\.(\d{0,2})0*)?$/.exec(node.text.trim());
  if (!match) return { problem: 'amount' };
  const amount = cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
  const isIncoming = isCredit(part, entry);
  if (amount === 0) return { problem: 'zero' };
  if (isIncoming === null) return { problem: 'direction' };
  return isIncoming ? amount : negate(amount);
}

/** The descriptive texts of transactions; where they have no booking number, the entry's additional text counts. */
function wordsOf(
  parts: readonly StatementNode[],
  isIncoming: boolean,
  entry: StatementNode | null,
): Omit<LineWords, 'reference'> {
  const role = isIncoming ? 'Dbtr' : 'Cdtr';
  const parties = parts.flatMap((part) => allAt(part, 'RltdPties'));
  const names = parties.flatMap((party) =>
    [role, `Ultmt${role}`].flatMap((name) => [
      ...textsAt(party, name, 'Nm'),
      ...textsAt(party, name, 'Pty', 'Nm'),
    ]),
  );
  const accounts = parties.flatMap((party) => [
    ...textsAt(party, `${role}Acct`, 'Id', 'IBAN'),
    ...textsAt(party, `${role}Acct`, 'Id', 'Othr', 'Id'),
  ]);
  const account = accounts[0] ?? '';
  const isIban = isIbanOfAnyCountry(plainIban(account));
  const name = parts.length === 1 ? (names[0] ?? '') : [...new Set(names)].join(', ');
  return {
    name: account === '' || isIban ? name : `${name} (${account})`.trim(),
    iban: isIban && parts.length === 1 ? plainIban(account) : null,
    purpose: purposeOf(parts, entry),
  };
}

const isIbanOfAnyCountry = (account: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) && hasIbanCheckDigits(account);

function purposeOf(parts: readonly StatementNode[], entry: StatementNode | null): string {
  const own = parts.flatMap((part) => [
    ...textsAt(part, 'RmtInf', 'Ustrd'),
    ...textsAt(part, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ...textsAt(part, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb'),
    ...textsAt(part, 'RmtInf', 'Strd', 'AddtlRmtInf'),
    ...textsAt(part, 'Refs', 'EndToEndId'),
    ...textsAt(part, 'AddtlTxInf'),
  ]);
  const isNumbered = own.some((text) => /\d{4}/.test(text));
  const added = entry && !isNumbered ? textsAt(entry, 'AddtlNtryInf') : [];
  return [...new Set([...own, ...added].filter((text) => !isPlaceholder(text)))].join(' ').slice(0, 500);
}
