import { SaxesParser } from 'saxes';

/** An XML element; its name is without namespace prefix. */
export interface StatementNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: StatementNode[];
  text: string;
}

export interface BrokenXml {
  problem: 'no-xml' | 'broken-xml' | 'document-type';
  line: number;
  column: number;
}

/** Control characters that XML 1.0 forbids; some banks copy them from what the payer typed. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Parses a document into a tree, CDATA as text. Returns the problem and its position where it is no well-formed XML. */
export function parseStatementXml(content: string): StatementNode | BrokenXml {
  const xml = content.replace(/^[\ufeff\s]+/, '').replace(forbidden, ' ');
  const skippedLines = content.slice(0, content.search(/[^\ufeff\s]|$/)).split('\n').length - 1;
  if (!xml.startsWith('<')) return { problem: 'no-xml', line: skippedLines + 1, column: 1 };
  const top: StatementNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  let broken: BrokenXml | null = null;
  const breakOff = (problem: BrokenXml['problem']): void => {
    broken ??= { problem, line: skippedLines + parser.line, column: Math.max(1, parser.column) };
  };
  const addText = (text: string): void => {
    const node = open.at(-1);
    if (node) node.text += text;
  };
  parser.on('error', () => breakOff('broken-xml'));
  // Entities of a document's own could grow without end; banks have none.
  parser.on('doctype', () => breakOff('document-type'));
  parser.on('opentag', ({ name, attributes }) => {
    const node: StatementNode = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return broken ?? top;
}

export function allAt(node: StatementNode, ...path: readonly string[]): StatementNode[] {
  return path.reduce<StatementNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}

/** The first non-empty text at the end of a path; empty where there is none. */
export function textAt(node: StatementNode, ...path: readonly string[]): string {
  return textsAt(node, ...path)[0] ?? '';
}

export function textsAt(node: StatementNode, ...path: readonly string[]): string[] {
  return allAt(node, ...path)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
