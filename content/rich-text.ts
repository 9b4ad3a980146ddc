import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import type { Inline, RichBlock, RichText } from '../domain/content-blocks.ts';
import { faultAt } from './markdown.ts';

/** Converts paragraphs, headings and lists to the form of the database. */
export const richText = (nodes: readonly RootContent[]): RichText => ({
  type: 'doc',
  content: nodes.map(richBlock),
});

export const line = (nodes: readonly PhrasingContent[]): Inline[] =>
  nodes.flatMap((node) => inline(node, []));

/** Returns the text of a field without formatting, such as a title. */
export const plainText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.value.replaceAll(/\s*\n\s*/g, ' ');
      throw faultAt(node, `Only plain words can stand here, no ${node.type}.`);
    })
    .join('');

function richBlock(node: RootContent): RichBlock {
  switch (node.type) {
    case 'paragraph': {
      const [first] = node.children;
      if (first?.type === 'text' && first.value.startsWith('::'))
        throw faultAt(node, 'This line of colons neither begins nor ends a block.');
      return { type: 'paragraph', content: line(node.children) };
    }
    case 'heading':
      if (node.depth !== 2 && node.depth !== 3) throw faultAt(node, 'Texts have headings ## and ###.');
      return { type: 'heading', attrs: { level: node.depth }, content: line(node.children) };
    case 'list':
      return {
        type: node.ordered === true ? 'ordered_list' : 'bullet_list',
        content: node.children.map(listItem),
      } as RichBlock;
    default:
      throw faultAt(node, `Texts hold no ${node.type}.`);
  }
}

const listItem = (item: ListItem): unknown => ({ type: 'list_item', content: item.children.map(richBlock) });

type Marks = NonNullable<Extract<Inline, { type: 'text' }>['marks']>;

function inline(node: PhrasingContent, marks: Marks): Inline[] {
  const withMark = (children: readonly PhrasingContent[], mark: Marks[number]): Inline[] =>
    children.flatMap((child) => inline(child, [...marks, mark]));
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: plainText([node]), ...(marks.length > 0 && { marks }) }];
    case 'break':
      return [{ type: 'hard_break' }];
    case 'strong':
      return withMark(node.children, { type: 'strong' });
    case 'emphasis':
      return withMark(node.children, { type: 'em' });
    case 'link':
      return withMark(node.children, { type: 'link', attrs: { to: linkTarget(node.url) } });
    default:
      throw faultAt(node, `Texts hold no ${node.type}.`);
  }
}

/** Markdown may percent-encode characters of a link. */
export const linkTarget = (url: string): string => decodeURI(url);
