import { createHash } from 'node:crypto';
import type { Cents } from '../../../../domain/money.ts';
import { plainIban } from '../../../../domain/iban.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import {
  findAll,
  parseStatementXml,
  findText,
  type BrokenXml,
  type StatementNode,
} from './parse-statement-xml.ts';
import { leaveOut, splitEntry, type BookableLine, type LeftOutLine } from './statement-lines.ts';

export interface StatementLine {
  /** The bank's reference; if it has none, a digest of the line and its position among identical lines. */
  bankReference: string;
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
  | { problem: 'no-account'; statement: string }
  | { problem: 'other-account'; accounts: string[] };

/** ISO 20022 messages with entries: account reports (052), statements (053), debit and credit notifications (054). */
const messages = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/**
 * Reads any version of camt.052 to camt.054 (ISO 20022). Only booked entries in euros count; a batch entry becomes
 * one line per transaction. Unusable lines are reported, and the others are still read.
 */
export function readStatement(xml: string, houseIban: string): Statement | StatementProblem {
  const top = parseStatementXml(xml);
  if ('problem' in top) return top;
  const [root] = top.children;
  // Some banks send the message without `Document`, or several in an envelope of their own.
  const statements = messages.flatMap(([message, name]) =>
    findByName(top, message).flatMap((one) => findAll(one, name)),
  );
  const isMessage = messages.some(([message]) => findByName(top, message).length > 0);
  if (!isMessage) return { problem: 'other-document', root: root?.name ?? '' };

  const ownStatements = statements.filter((one) => isAccount(one, houseIban));
  const otherStatements = statements.filter((one) => !ownStatements.includes(one));
  const otherAccounts = [...new Set(otherStatements.map(readAccount).filter((account) => account !== ''))];
  if (ownStatements.length === 0 && statements.length > 0) {
    if (otherAccounts.length > 0) return { problem: 'other-account', accounts: otherAccounts };
    return { problem: 'no-account', statement: findText(statements[0]!, 'Id') };
  }
  const entries = ownStatements.flatMap((one) => findAll(one, 'Ntry')).map(splitEntry);
  const foreign = otherStatements
    .flatMap((one) => findAll(one, 'Ntry'))
    .map((entry) => leaveOut(entry, 'other-account'));
  return {
    lines: addReferences(entries.flatMap(({ lines }) => lines)),
    leftOut: [...entries.flatMap(({ leftOut }) => leftOut), ...foreign],
    otherAccounts,
  };
}

function findByName(node: StatementNode, name: string): StatementNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : findByName(child, name)));
}

function readAccount(statement: StatementNode): string {
  return findText(statement, 'Acct', 'Id', 'IBAN') || findText(statement, 'Acct', 'Id', 'Othr', 'Id');
}

/** Some banks give the account number without country code and check digits. */
function isAccount(statement: StatementNode, iban: string): boolean {
  const account = plainIban(readAccount(statement)).replace(/\W/g, '');
  return account === iban || account === iban.slice(4);
}

function addReferences(lines: readonly BookableLine[]): StatementLine[] {
  const counts = new Map<string, number>();
  return lines.map(({ reference, amount, bookedOn, name, iban, purpose }) => {
    const line = { amount, bookedOn, otherName: name, otherIban: iban, purpose };
    if (reference !== '') return { ...line, bankReference: reference };
    const digest = lineDigest(line);
    const place = (counts.get(digest) ?? 0) + 1;
    counts.set(digest, place);
    return { ...line, bankReference: `own-${digest}-${place}` };
  });
}

export function lineDigest(line: Omit<StatementLine, 'bankReference'>): string {
  const says = JSON.stringify([line.bookedOn, line.amount, line.otherName, line.otherIban, line.purpose]);
  return createHash('sha256').update(says).digest('base64url').slice(0, 24);
}
