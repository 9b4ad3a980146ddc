import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import type { ContentBlock, ContentDocument, Inline, RichBlock, RichText } from '../domain/content-blocks.ts';
import type { BlockSeed, PageSeed } from './page-seed.ts';

/** A page of a seed in the form in which the database holds it and editors change it. */
export function compileSeed({ blocks, article, ...head }: PageSeed): ContentDocument {
  const { slug: ofArticle, ...written } = article ?? {};
  const slug = ofArticle ?? head.slug;
  const first = {
    id: 'head',
    kind: 'head',
    ...head,
    ...(slug !== undefined && { slug }),
    ...(article && { article: written }),
  } as ContentBlock;
  return {
    version: 1,
    blocks: [first, ...blocks.map((block, index) => compileBlock(block, `b${index + 1}`))],
  };
}

function compileBlock(seed: BlockSeed, id: string): ContentBlock {
  switch (seed.kind) {
    case 'text':
      return { id, kind: 'text', text: richTextOf(seed.text) };
    case 'accordion': {
      const { key, title, entries } = seed;
      return {
        id,
        kind: 'accordion',
        ...(key !== undefined && { key }),
        ...(title !== undefined && { title }),
        entries: entries.map(({ question, answer }, index) => ({
          id: `${key ?? id}-${index + 1}`,
          question,
          answer: richTextOf(answer),
        })),
      };
    }
    case 'table':
      return {
        id,
        ...seed,
        head: [...seed.head],
        rows: seed.rows.map((row) => row.map((cell) => lineOf(cell))),
      };
    case 'map':
      return { id, ...seed, pins: seed.pins.map((pin) => ({ ...pin, text: richTextOf(pin.text) })) };
    case 'checklist':
      return {
        id,
        kind: 'checklist',
        groups: seed.groups.map(({ title, items }) => ({ title, items: items.map((item) => lineOf(item)) })),
      };
    default:
      return { id, ...seed } as ContentBlock;
  }
}

function richTextOf(markdown: string): RichText {
  return { type: 'doc', content: fromMarkdown(markdown.trim()).children.map(blockOf) };
}

/** The one paragraph of a short text. */
function lineOf(markdown: string): Inline[] {
  const { children } = fromMarkdown(markdown.trim());
  const [only, ...more] = children;
  if (!only) return [];
  if (only.type !== 'paragraph' || more.length > 0) return [{ type: 'text', text: markdown.trim() }];
  return only.children.flatMap((child) => inlineOf(child, []));
}

function blockOf(node: RootContent): RichBlock {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: node.children.flatMap((child) => inlineOf(child, [])) };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: node.depth <= 2 ? 2 : 3 },
        content: node.children.flatMap((child) => inlineOf(child, [])),
      };
    case 'list':
      return {
        type: node.ordered === true ? 'ordered_list' : 'bullet_list',
        content: node.children.map((item) => itemOf(item)),
      } as RichBlock;
    default:
      throw new Error(`Texts of seeds hold no ${node.type}.`);
  }
}

const itemOf = (item: ListItem): unknown => ({ type: 'list_item', content: item.children.map(blockOf) });

type Marks = NonNullable<Extract<Inline, { type: 'text' }>['marks']>;

function inlineOf(node: PhrasingContent, marks: Marks): Inline[] {
  switch (node.type) {
    case 'text':
      return [
        {
          type: 'text',
          text: node.value.replaceAll(/\s*\n\s*/g, ' '),
          ...(marks.length > 0 && { marks }),
        },
      ];
    case 'break':
      return [{ type: 'hard_break' }];
    case 'strong':
      return node.children.flatMap((child) => inlineOf(child, [...marks, { type: 'strong' }]));
    case 'emphasis':
      return node.children.flatMap((child) => inlineOf(child, [...marks, { type: 'em' }]));
    case 'link':
      return node.children.flatMap((child) =>
        inlineOf(child, [...marks, { type: 'link', attrs: { to: decodeURI(node.url) } }]),
      );
    default:
      throw new Error(`Texts of seeds hold no ${node.type}.`);
  }
}
