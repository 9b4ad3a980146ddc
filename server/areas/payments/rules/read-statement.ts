import { createHash } from 'node:crypto';
import type { Cents } from '../../../../domain/money.ts';
import { plainIban } from '../../../../domain/iban.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import {
  allAt,
  parseStatementXml,
  textAt,
  type BrokenXml,
  type StatementNode,
} from './parse-statement-xml.ts';
import { leaveOut, linesOfEntry, type BookableLine, type LeftOutLine } from './statement-lines.ts';

export interface StatementLine {
  /** The bank's own reference; where it has none, a digest of the line and its position among identical lines. */
  bankReference: string;
  /** Positive for incoming, negative for outgoing money. */
  amount: Cents;
  bookedOn: PlainDate;
  otherName: string;
  otherIban: string | null;
  purpose: string;
}

export interface Statement {
  lines: readonly StatementLine[];
  leftOut: readonly LeftOutLine[];
  otherAccounts: string[];
}

export type StatementProblem =
  | BrokenXml
  | { problem: 'other-document'; root: string }
  /** A statement without account. */
  | { problem: 'no-account'; statement: string }
  | { problem: 'other-account'; accounts: string[] };

/** ISO 20022 messages with entries: account reports (052), statements (053), debit and credit notifications (054). */
const messages = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/**
 * Reads camt.052 to camt.054 of ISO 20022, any version. Only booked entries in euros count; a batch entry becomes one line per
 * transaction. An unusable line does not stop the others from being read.
 */
export function readStatement(xml: string, houseIban: string): Statement | StatementProblem {
  const top = parseStatementXml(xml);
  if ('problem' in top) return top;
  const [root] = top.children;
  // Some banks send the message without its `Document`, or several in an envelope of their own.
  const statements = messages.flatMap(([message, name]) =>
    withName(top, message).flatMap((one) => allAt(one, name)),
  );
  const isMessage = messages.some(([message]) => withName(top, message).length > 0);
  if (!isMessage) return { problem: 'other-document', root: root?.name ?? '' };

  const own = statements.filter((one) => isAccount(one, houseIban));
  const others = statements.filter((one) => !own.includes(one));
  const otherAccounts = [...new Set(others.map(accountOf).filter((account) => account !== ''))];
  if (own.length === 0 && statements.length > 0) {
    if (otherAccounts.length > 0) return { problem: 'other-account', accounts: otherAccounts };
    return { problem: 'no-account', statement: textAt(statements[0]!, 'Id') };
  }
  const read = own.flatMap((one) => allAt(one, 'Ntry')).map(linesOfEntry);
  const foreign = others
    .flatMap((one) => allAt(one, 'Ntry'))
    .map((entry) => leaveOut(entry, 'other-account'));
  return {
    lines: withOwnReferences(read.flatMap(({ lines }) => lines)),
    leftOut: [...read.flatMap(({ leftOut }) => leftOut), ...foreign],
    otherAccounts,
  };
}

/** All elements of that name at any depth, without descending into them. */
function withName(node: StatementNode, name: string): StatementNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : withName(child, name)));
}

function accountOf(statement: StatementNode): string {
  return textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
}

/** Some banks give the account number without country code and check digits. */
function isAccount(statement: StatementNode, iban: string): boolean {
  const account = plainIban(accountOf(statement)).replace(/\W/g, '');
  return account === iban || account === iban.slice(4);
}

function withOwnReferences(lines: readonly BookableLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ reference, amount, bookedOn, name, iban, purpose }) => {
    const line = { amount, bookedOn, otherName: name, otherIban: iban, purpose };
    if (reference !== '') return { ...line, bankReference: reference };
    const digest = digestOf(line);
    const place = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, place);
    return { ...line, bankReference: `own-${digest}-${place}` };
  });
}

export function digestOf(line: Omit<StatementLine, 'bankReference'>): string {
  const says = JSON.stringify([line.bookedOn, line.amount, line.otherName, line.otherIban, line.purpose]);
  return createHash('sha256').update(says).digest('base64url').slice(0, 24);
}
