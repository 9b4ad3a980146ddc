import { Schema, type MarkSpec, type Node, type NodeSpec } from 'prosemirror-model';
import type { RichText } from '../../../../domain/content-blocks.ts';
import { parseContentLink } from '../../../../domain/content-links.ts';

/*
 * The closed schema of rich text. It mirrors domain/content-blocks.ts, which alone decides what is stored. Pasted text is reduced to these
 * nodes and marks: styles, classes and forbidden addresses are dropped.
 */
const nodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2, validate: 'number' } },
    defining: true,
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  bullet_list: {
    group: 'block list',
    content: 'list_item+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block list',
    content: 'list_item+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  list_item: {
    content: 'paragraph (paragraph | list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { to: { validate: 'string' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(element) {
          const to = element.getAttribute('data-to') ?? element.getAttribute('href') ?? '';
          return parseContentLink(to) === null ? false : { to };
        },
      },
    ],
    // A link cannot be followed while editing: a click places the cursor.
    toDOM: ({ attrs }) => ['a', { 'data-to': String(attrs['to']), title: String(attrs['to']) }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
} satisfies Record<string, MarkSpec>;

export const richSchema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });

interface Json {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: unknown[];
  content?: Json[];
}

/** Flattens lists deeper than two levels, which texts may not have, and drops empty headings. */
function normalize(node: Json, lists: number): Json[] {
  const isList = node.type.endsWith('_list');
  if (isList && lists === 2)
    return (node.content ?? []).flatMap((item) => normalize(item, lists)[0]?.content ?? []);
  if (node.type === 'heading' && (node.content ?? []).length === 0) return [];
  if (!node.content) return [node];
  const content = node.content.flatMap((child) => normalize(child, lists + (isList ? 1 : 0)));
  return [{ ...node, content }];
}

export function toStored(doc: Node): RichText {
  const [stored] = normalize(doc.toJSON() as Json, 0);
  const content = stored?.content ?? [];
  return {
    type: 'doc',
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  } as RichText;
}

export const fromStored = (text: RichText): Node => richSchema.nodeFromJSON(text);
