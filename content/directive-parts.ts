import type { RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { isStartKind } from '../domain/start-page.ts';
import { faultAt } from './markdown.ts';
import { plainText } from './rich-text.ts';

export type Directive = ContainerDirective | LeafDirective;

/** All directives with their allowed attributes. Lists of the start page have none. */
const attributesByName: Readonly<Record<string, readonly string[]>> = {
  accordion: ['key'],
  action: [],
  checklist: [],
  gallery: [],
  homes: ['search'],
  links: [],
  map: [],
  part: ['part'],
  pin: ['latitude', 'longitude'],
  snippet: ['snippet'],
  table: [],
  teasers: [],
};

interface DirectiveParts {
  label: string | undefined;
  attributes: Record<string, string>;
  content: RootContent[];
}

export function readDirective(node: Directive): DirectiveParts {
  const allowedAttributes = attributesByName[node.name] ?? (isStartKind(node.name) ? [] : null);
  if (!allowedAttributes) throw faultAt(node, `No block is called ${node.name}.`);
  const attributes = (node.attributes ?? {}) as Record<string, string>;
  const unknown = Object.keys(attributes).find((name) => !allowedAttributes.includes(name));
  if (unknown !== undefined) throw faultAt(node, `${node.name} has no attribute ${unknown}.`);
  if (node.type === 'leafDirective')
    return {
      label: node.children.length > 0 ? plainText(node.children) : undefined,
      attributes,
      content: [],
    };
  const [first, ...rest] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel === true
    ? { label: plainText(first.children), attributes, content: rest }
    : { label: undefined, attributes, content: node.children };
}

export interface Section {
  heading: RootContent;
  title: string;
  nodes: RootContent[];
}

/** Splits content into sections by heading. A section cannot contain further headings. */
export function sections(content: readonly RootContent[]): Section[] {
  const sectionList: Section[] = [];
  for (const node of content) {
    const current = sectionList.at(-1);
    if (node.type === 'heading' && node.depth === 3)
      sectionList.push({ heading: node, title: plainText(node.children), nodes: [] });
    else if (current) current.nodes.push(node);
    else throw faultAt(node, 'Each entry begins with a heading ###.');
  }
  return sectionList;
}
