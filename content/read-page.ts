import type { RootContent } from 'mdast';
import { contentDocument, type ContentDocument } from '../domain/content-blocks.ts';
import type { Language } from '../domain/language.ts';
import { fillMarkdown, fillValues, houseFacts, type HouseFacts } from './house-facts.ts';
import { lineNumber, PageFault, parseMarkdown, refuseOpenDirective } from './markdown.ts';
import { isPicture, toBlock, type BlockSurroundings, type WrittenBlock } from './page-blocks.ts';
import { richText } from './rich-text.ts';
import { readYaml } from './yaml.ts';

export interface PageSource {
  /** File name for error messages. */
  file: string;
  text: string;
  language: Language;
  /** The YAML of lists that all languages of the page share. */
  lists?: string;
  /** The YAML of shared notices that pages refer to. */
  notices: string;
}

/** Lists all errors of a page, as `file:line: what`. */
export class PageError extends Error {}

/** Parses a page into the form in which the database stores it and editors change it. */
export function readPage({ file, text, language, lists, notices }: PageSource): ContentDocument {
  const faults: PageFault[] = [];
  const collectFault = <Value>(read: () => Value): Value | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof PageFault)) throw error;
      faults.push(error);
      return undefined;
    }
  };
  const facts = houseFacts[language];
  const [front, ...body] = parseMarkdown(text).children;
  const head = collectFault(() => readHead(front, { facts, notices, language }));
  const sharedLists = collectFault(() => (lists === undefined ? {} : readLists(lists)));
  const linesOfEntries = new WeakMap<object, number>();
  const runs = groupBlocks(body);
  const lines = text.split('\n');
  const blocks = runs.map((run, index) =>
    collectFault(() => {
      for (const node of run) {
        refuseOpenDirective(node, lines);
        fillMarkdown(node, facts);
      }
      return readBlock(run, {
        id: `b${index + 1}`,
        lists: sharedLists ?? {},
        facts,
        standsOn: (entry, line) => linesOfEntries.set(entry, line),
      });
    }),
  );

  if (faults.length === 0) {
    const pageDocument = { version: 1, blocks: [head?.block, ...blocks] };
    const { data, error } = contentDocument.safeParse(pageDocument);
    if (data) return data;
    for (const { path, message } of error.issues) {
      const [, index, ...inner] = path;
      const line =
        index === 0 && head
          ? head.lineAt(inner)
          : (entryLine(pageDocument, path, linesOfEntries) ?? lineNumber(runs[Number(index) - 1]?.[0] ?? {}));
      faults.push(new PageFault(line, `${inner.join('.')}: ${message}`));
    }
  }
  throw new PageError(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
}

interface Head {
  block: WrittenBlock;
  lineAt: (path: readonly PropertyKey[]) => number;
}

interface HeadSurroundings {
  facts: HouseFacts;
  notices: string;
  language: Language;
}

function readHead(front: RootContent | undefined, { facts, notices, language }: HeadSurroundings): Head {
  if (front?.type !== 'yaml') throw new PageFault(1, 'A page begins with front matter between lines of ---.');
  const { value, lineAt } = readYaml(front.value, lineNumber(front) + 1);
  if (typeof value !== 'object' || value === null)
    throw new PageFault(1, 'Front matter says title: and description:.');
  const { notice, ...pageFields } = fillValues(value, facts, lineNumber(front)) as Record<string, unknown>;
  return {
    block: { ...pageFields, id: 'head', kind: 'head', ...(notice !== undefined && { notice: findNotice() }) },
    lineAt,
  };

  function findNotice(): unknown {
    if (typeof notice !== 'string') return notice;
    const noticesByName = readYaml(notices).value as Record<string, Record<Language, unknown>>;
    if (!Object.hasOwn(noticesByName, notice))
      throw new PageFault(lineAt(['notice']), `notices.yaml has no notice ${notice}.`);
    return noticesByName[notice]?.[language];
  }
}

function readLists(lists: string): Record<string, unknown> {
  try {
    return readYaml(lists).value as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof PageFault)) throw error;
    throw new PageFault(1, `lists.yaml, line ${error.line}: ${error.message}`);
  }
}

/**
 * Groups nodes by block. Adjacent paragraphs, headings and lists form one text block, until a line of three dashes
 * starts a new one.
 */
function groupBlocks(body: readonly RootContent[]): RootContent[][] {
  const runs: RootContent[][] = [];
  let isTextOpen = false;
  for (const node of body) {
    const isOfText = isRunningText(node);
    if (isOfText && isTextOpen) runs.at(-1)!.push(node);
    else if (node.type !== 'thematicBreak') runs.push([node]);
    isTextOpen = isOfText;
  }
  return runs;
}

const isRunningText = (node: RootContent): boolean =>
  ['paragraph', 'heading', 'list'].includes(node.type) && !isPicture(node);

function readBlock(nodes: readonly RootContent[], around: BlockSurroundings): WrittenBlock {
  const [first] = nodes;
  return first && !isRunningText(first)
    ? { id: around.id, ...toBlock(first, around) }
    : { id: around.id, kind: 'text', text: richText(nodes) };
}

/** Returns the line of the innermost entry on a path of the document. */
function entryLine(
  document: unknown,
  path: readonly PropertyKey[],
  lines: WeakMap<object, number>,
): number | undefined {
  let line: number | undefined;
  let value = document;
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof value !== 'object' || value === null) break;
    line = lines.get(value) ?? line;
  }
  return line;
}
