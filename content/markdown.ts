import type { Nodes, Root, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmTable } from 'micromark-extension-gfm-table';

// Only block directives are parsed, so that a colon within a sentence stays a colon.
const { flow } = directive();

/** Parses the Markdown of pages: CommonMark with front matter, tables and directives (`:::links[Title]`). */
export const parseMarkdown = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [frontmatter(), gfmTable(), { flow }],
    mdastExtensions: [frontmatterFromMarkdown(), gfmTableFromMarkdown(), directiveFromMarkdown()],
  });

/**
 * Throws if the closing line of a directive is missing, because the directive would silently include everything after
 * it.
 */
export function refuseOpenDirective(node: Nodes, lines: readonly string[]): void {
  if (node.type === 'containerDirective' && !/^\s*:{3,}\s*$/.test(lines[node.position!.end.line - 1] ?? ''))
    throw faultAt(node, `${node.name} has no line of colons that closes it.`);
  if ('children' in node) for (const child of node.children) refuseOpenDirective(child, lines);
}

export const lineNumber = (node: Pick<RootContent, 'position'>): number => node.position?.start.line ?? 1;

/** A part of a page that is not supported, with its line. */
export class PageFault extends Error {
  line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export const faultAt = (node: Pick<RootContent, 'position'>, message: string): PageFault =>
  new PageFault(lineNumber(node), message);
