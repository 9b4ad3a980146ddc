import type { Code, Image, Link, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { isStartKind } from '../domain/start-page.ts';
import { readDirective, sections, type Directive } from './directive-parts.ts';
import { faultAt, lineNumber } from './markdown.ts';
import { line, linkTarget, plainText, richText } from './rich-text.ts';
import { fillValues, type HouseFacts } from './house-facts.ts';
import { readYaml } from './yaml.ts';

/** A block as written. The schema of pages validates it later. */
export type WrittenBlock = { kind: string } & Record<string, unknown>;

export interface BlockSurroundings {
  /** Id of the block, from which ids of its entries are derived. */
  id: string;
  /** Data that all languages of the page share, by kind. */
  lists: Readonly<Record<string, unknown>>;
  facts: HouseFacts;
  /** Stores the line of an entry for error messages. */
  standsOn: (entry: object, line: number) => void;
}

/** Converts a block that is not running text: a directive, a quote, a picture, or a list of values in YAML. */
export function toBlock(node: RootContent, around: BlockSurroundings): WrittenBlock {
  switch (node.type) {
    case 'containerDirective':
    case 'leafDirective':
      return directiveBlock(node, around);
    case 'blockquote':
      return quote(node.children);
    case 'code':
      return yamlBlock(node, around);
    case 'paragraph': {
      const image = onlyImage(node);
      if (image)
        return { kind: 'picture', picture: picture(image), ...(image.title && { caption: image.title }) };
      break;
    }
    case 'table':
      throw faultAt(node, 'A table stands in :::table[Its title].');
  }
  throw faultAt(node, `A page holds no ${node.type}.`);
}

/** Returns true if a paragraph contains only a picture. */
export const isPicture = (node: RootContent): boolean =>
  node.type === 'paragraph' && onlyImage(node) !== undefined;

function directiveBlock(node: Directive, { id, lists, standsOn }: BlockSurroundings): WrittenBlock {
  const { label, attributes, content } = readDirective(node);
  const head = { kind: node.name, ...(label !== undefined && { title: label }), ...attributes };
  const withLine = <Entry extends object>(entry: Entry, from: RootContent): Entry => {
    standsOn(entry, lineNumber(from));
    return entry;
  };
  switch (node.name) {
    case 'accordion':
      return {
        ...head,
        entries: sections(content).map(({ heading, title, nodes }, index) =>
          withLine(
            {
              id: `${attributes['key'] ?? id}-${index + 1}`,
              question: title,
              answer: richText(nodes),
            },
            heading,
          ),
        ),
      };
    case 'checklist':
      return {
        ...head,
        groups: sections(content).map(({ heading, title, nodes }) =>
          withLine({ title, items: listItems(onlyList(nodes, heading)).map((item) => line(item)) }, heading),
        ),
      };
    case 'teasers':
      return {
        ...head,
        teasers: sections(content).map(({ heading, title, nodes }) => {
          const pictures = nodes.filter(isPicture).flatMap(images);
          const words = nodes.filter((one) => !isPicture(one));
          return withLine(
            { title, ...(pictures[0] && { picture: picture(pictures[0]) }), ...textAndLink(words, heading) },
            heading,
          );
        }),
      };
    case 'action':
      return { ...head, ...textAndLink(content, node) };
    case 'links':
      return {
        ...head,
        links: listItems(onlyList(content, node)).map(([link, ...rest]) => {
          if (link?.type !== 'link') throw faultAt(link ?? node, 'An entry of links begins with a link.');
          return withLine({ ...target(link), ...linkComment(rest, link) }, link);
        }),
      };
    case 'table': {
      const [table, source, ...more] = content;
      if (table?.type !== 'table' || more.length > 0 || (source && source.type !== 'paragraph'))
        throw faultAt(node, 'Here stands a table, and where it comes from in one paragraph below.');
      const { title: caption, ...written } = head as WrittenBlock;
      return {
        ...written,
        caption,
        ...tableRows(table),
        ...(source && { source: plainText(source.children) }),
      };
    }
    case 'map':
      return { ...head, pins: content.map((pin) => withLine(mapPin(pin), pin)) };
    case 'gallery':
      return { ...head, pictures: content.flatMap(images).map(picture) };
    case 'homes':
    case 'part':
    case 'snippet':
      if (content.length > 0) throw faultAt(node, `::${node.name} stands on a line of its own.`);
      return head;
  }
  if (!Object.hasOwn(lists, node.name))
    throw faultAt(node, `lists.yaml beside the page has no list ${node.name}.`);
  return { ...head, [node.name]: lists[node.name] };
}

/** Returns the only node, which has to be a list. */
function onlyList(nodes: readonly RootContent[], around: RootContent): List {
  const [list, ...more] = nodes;
  if (list?.type !== 'list' || more.length > 0) throw faultAt(list ?? around, 'Here stands one list.');
  return list;
}

const listItems = (list: List): PhrasingContent[][] =>
  list.children.map((item) => {
    const [paragraph, ...more] = item.children;
    if (paragraph?.type !== 'paragraph' || more.length > 0)
      throw faultAt(item, 'An entry of this list is one paragraph.');
    return paragraph.children;
  });

/** Reads an optional paragraph, followed by a paragraph with only a link. */
function textAndLink(nodes: readonly RootContent[], around: RootContent): Record<string, string> {
  const paragraphs = nodes.filter((node): node is Paragraph => node.type === 'paragraph');
  const link = paragraphs.at(-1)?.children;
  if (
    paragraphs.length !== nodes.length ||
    nodes.length > 2 ||
    link?.length !== 1 ||
    link[0]?.type !== 'link'
  )
    throw faultAt(nodes[0] ?? around, 'Here stands a paragraph, and below it a link alone.');
  return {
    ...(paragraphs.length === 2 && { text: plainText(paragraphs[0]!.children) }),
    ...target(link[0]),
  };
}

const target = (link: Link): { label: string; to: string } => ({
  label: plainText(link.children),
  to: linkTarget(link.url),
});

/** Reads the text after a link and a colon. */
function linkComment(nodes: readonly PhrasingContent[], link: Link): { text?: string } {
  if (nodes.length === 0) return {};
  const words = plainText(nodes);
  if (!words.startsWith(': ')) throw faultAt(link, 'After a link stands a colon, and then what it leads to.');
  return { text: words.slice(2) };
}

function tableRows({ children }: Table): { head: string[]; rows: unknown[][] } {
  const [head, ...rows] = children.map((row) => row.children);
  return {
    head: (head ?? []).map((cell) => plainText(cell.children)),
    rows: rows.map((cells) => cells.map((cell) => line(cell.children))),
  };
}

function mapPin(node: RootContent): Record<string, unknown> {
  if (node.type !== 'containerDirective' || node.name !== 'pin')
    throw faultAt(node, 'A map holds pins: :::pin[Name]{latitude=54.4 longitude=10.2}.');
  const { label, attributes, content } = readDirective(node);
  const degrees = (name: string): number => Number(attributes[name] || Number.NaN);
  return {
    name: label,
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    text: richText(content),
  };
}

function quote(nodes: readonly RootContent[]): WrittenBlock {
  const [text, source] = nodes.map((node) => {
    if (node.type !== 'paragraph' || nodes.length > 2)
      throw faultAt(node, 'A quote is a paragraph, and below it a dash and where it comes from.');
    return plainText(node.children);
  });
  if (source !== undefined && !source.startsWith('— '))
    throw faultAt(nodes[1]!, 'Where a quote comes from stands after a dash: — Somebody.');
  return { kind: 'quote', text, ...(source !== undefined && { source: source.slice(2) }) };
}

function yamlBlock(node: Code, { facts, standsOn }: BlockSurroundings): WrittenBlock {
  const kind = node.meta ?? '';
  if (node.lang !== 'yaml' || !isStartKind(kind))
    throw faultAt(node, 'Values stand in ```yaml and the kind of the block.');
  const { value: yamlValue, lineAt } = readYaml(node.value, lineNumber(node) + 1);
  const value = fillValues(yamlValue, facts, lineNumber(node));
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      if (typeof entry === 'object' && entry !== null) standsOn(entry as object, lineAt([index]));
  }
  return { kind, [kind]: value };
}

const picture = ({ url, alt }: Image): { scene: string; alt: string } => ({ scene: url, alt: alt ?? '' });

function onlyImage({ children }: Paragraph): Image | undefined {
  const [image, ...more] = children;
  return image?.type === 'image' && more.length === 0 ? image : undefined;
}

function images(node: RootContent): Image[] {
  if (node.type !== 'paragraph') throw faultAt(node, 'Here stand pictures alone.');
  return node.children.flatMap((child) => {
    if (child.type === 'image') return [child];
    if (child.type === 'text' && child.value.trim() === '') return [];
    throw faultAt(child, 'Here stand pictures alone.');
  });
}
