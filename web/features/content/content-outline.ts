import type { ContentBlock, Inline } from '../../../domain/content-blocks.ts';

export interface OutlineEntry {
  id: string;
  title: string;
}

export const plainText = (line: readonly Inline[] | undefined): string =>
  (line ?? []).map((node) => (node.type === 'text' ? node.text : ' ')).join('');

export function toAnchor(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? 'abschnitt' : words.slice(0, 60);
}

/** Returns the anchor of an accordion's group, by the key that links use. */
export const groupAnchor = (block: {
  key?: string | undefined;
  title?: string | undefined;
  id: string;
}): string => block.key ?? (block.title === undefined ? block.id : toAnchor(block.title));

export function buildOutline(blocks: readonly ContentBlock[]): OutlineEntry[] {
  return blocks.flatMap((block): OutlineEntry[] => {
    switch (block.kind) {
      case 'text':
        return block.text.content.flatMap((node) => {
          if (node.type !== 'heading' || node.attrs.level !== 2) return [];
          const title = plainText(node.content);
          return [{ id: toAnchor(title), title }];
        });
      case 'accordion':
        return block.title === undefined ? [] : [{ id: groupAnchor(block), title: block.title }];
      case 'teasers':
      case 'links':
        return block.title === undefined ? [] : [{ id: toAnchor(block.title), title: block.title }];
      case 'homes':
      case 'map':
        return [{ id: toAnchor(block.title), title: block.title }];
      default:
        return [];
    }
  });
}
