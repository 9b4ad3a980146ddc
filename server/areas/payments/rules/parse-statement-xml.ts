import { SaxesParser } from 'saxes';

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

/** Control characters forbidden by XML 1.0; some banks copy them from the payer's input. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Parses a document into a tree, with CDATA as text. Returns problem and position if it is not well-formed. */
export function parseStatementXml(content: string): StatementNode | BrokenXml {
  const xml = content.replace(/^[\ufeff\s]+/, '').replace(forbidden, ' ');
  const skippedLines = content.slice(0, content.search(/[^\ufeff\s]|$/)).split('\n').length - 1;
  if (!xml.startsWith('<')) return { problem: 'no-xml', line: skippedLines + 1, column: 1 };
  const top: StatementNode = { name: '', attributes: {}, children: [], text: '' };
  const openNodes = [top];
  const parser = new SaxesParser();
  let broken: BrokenXml | null = null;
  const breakOff = (problem: BrokenXml['problem']): void => {
    broken ??= { problem, line: skippedLines + parser.line, column: Math.max(1, parser.column) };
  };
  const addText = (text: string): void => {
    const node = openNodes.at(-1);
    if (node) node.text += text;
  };
  parser.on('error', () => breakOff('broken-xml'));
  // Own entities of a document could expand without limit; banks use none.
  parser.on('doctype', () => breakOff('document-type'));
  parser.on('opentag', ({ name, attributes }) => {
    const node: StatementNode = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    openNodes.at(-1)?.children.push(node);
    openNodes.push(node);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    openNodes.pop();
  });
  parser.write(xml).close();
  return broken ?? top;
}

export function findAll(node: StatementNode, ...path: readonly string[]): StatementNode[] {
  return path.reduce<StatementNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}

export function findText(node: StatementNode, ...path: readonly string[]): string {
  return findTexts(node, ...path)[0] ?? '';
}

export function findTexts(node: StatementNode, ...path: readonly string[]): string[] {
  return findAll(node, ...path)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
