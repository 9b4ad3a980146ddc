import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import type { Cents } from '../../../../domain/money.ts';
import { isPlainDate, type PlainDate } from '../../../../domain/stay.ts';

/** A line of an account statement. */
export interface StatementLine {
  /** The bank's own reference; where it gives none, what the line says, and its place among those that say the same. */
  bankReference: string;
  /** Above zero it came in, below it went out. */
  amount: Cents;
  bookedOn: PlainDate;
  otherName: string;
  otherIban: string | null;
  purpose: string;
}

export interface Statement {
  iban: string;
  lines: readonly StatementLine[];
}

/** A node of the few that a statement is read from; names are without their prefix. */
interface Node {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
  text: string;
}

/**
 * Reads a statement in the form camt.053 of ISO 20022, any version. Only booked entries in euros count; an entry of many
 * transactions is as many lines. Null where it is none, or where an amount cannot be read.
 */
export function readStatement(xml: string): Statement | null {
  const root = parse(xml);
  const statements = root ? all(root, 'BkToCstmrStmt', 'Stmt') : [];
  const iban = statements.map((one) => textAt(one, 'Acct', 'Id', 'IBAN'))[0];
  if (!iban || statements.some((one) => textAt(one, 'Acct', 'Id', 'IBAN') !== iban)) return null;
  const lines: StatementLine[] = [];
  for (const entry of statements.flatMap((one) => all(one, 'Ntry'))) {
    if (!isBooked(entry)) continue;
    const read = linesOf(entry);
    if (!read) return null;
    lines.push(...read);
  }
  return { iban, lines: withOwnReferences(lines) };
}

function parse(xml: string): Node | null {
  const top: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  // Entities of a document's own could grow without end; banks have none.
  parser.on('doctype', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return isBroken ? null : (top.children[0] ?? null);
}

function all(node: Node, ...path: readonly string[]): Node[] {
  return path.reduce<Node[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}

function textAt(node: Node, ...path: readonly string[]): string {
  return all(node, ...path)[0]?.text.trim() ?? '';
}

/** `Sts` is a word in old versions and holds a code in newer ones. */
function isBooked(entry: Node): boolean {
  const [status] = all(entry, 'Sts');
  return status === undefined || (textAt(status, 'Cd') || status.text.trim()) === 'BOOK';
}

function linesOf(entry: Node): StatementLine[] | null {
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10);
  if (!isPlainDate(bookedOn)) return null;
  const reference = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  const parts = details.length > 0 ? details : [entry];
  const lines = parts.map((part, place): StatementLine | null => {
    const amount = amountOf(parts.length > 1 ? part : entry, entry);
    if (amount === null) return null;
    const isIncoming = amount > 0;
    const party = all(part, 'RltdPties')[0];
    const role = isIncoming ? 'Dbtr' : 'Cdtr';
    const own = textAt(part, 'Refs', 'AcctSvcrRef');
    const purposes = [
      ...all(part, 'RmtInf', 'Ustrd').map(({ text }) => text),
      textAt(part, 'Refs', 'EndToEndId'),
    ];
    return {
      bankReference: own || (reference && parts.length > 1 ? `${reference}/${place + 1}` : reference),
      amount,
      bookedOn,
      otherName: party ? textAt(party, role, 'Nm') || textAt(party, role, 'Pty', 'Nm') : '',
      otherIban: (party && textAt(party, `${role}Acct`, 'Id', 'IBAN')) || null,
      purpose: purposes
        .map((text) => text.trim())
        .filter((text) => text !== '' && text !== 'NOTPROVIDED')
        .join(' ')
        .slice(0, 500),
    };
  });
  return lines.every((line) => line !== null) ? lines : null;
}

/** Null where it is no amount in euros. */
function amountOf(part: Node, entry: Node): Cents | null {
  const node = all(part, 'Amt')[0] ?? all(part, 'AmtDtls', 'TxAmt', 'Amt')[0];
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(node?.text.trim() ?? '');
  if (!match || node?.attributes['Ccy'] !== 'EUR') return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  const side = textAt(part, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd');
  if (side !== 'CRDT' && side !== 'DBIT') return null;
  return side === 'CRDT' ? cents : 0 - cents;
}

function withOwnReferences(lines: readonly StatementLine[]): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    if (line.bankReference !== '') return line;
    const says = JSON.stringify([line.bookedOn, line.amount, line.otherName, line.otherIban, line.purpose]);
    const digest = createHash('sha256').update(says).digest('base64url').slice(0, 24);
    const place = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, place);
    return { ...line, bankReference: `own-${digest}-${place}` };
  });
}
