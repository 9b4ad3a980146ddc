import type { PageSeed } from './page-seed.ts';

interface LegalText {
  title: string;
  description: string;
  /** It stands above the text, such as that a text is a sample. */
  notice?: { title: string; text: string };
  /** Paragraphs come with their line breaks. */
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** A text of the law as a page: sections of plain paragraphs, in which no character means anything but itself. */
export function legalPage({ sections, ...head }: LegalText): PageSeed {
  const text = sections
    .map(({ title, paragraphs }) => [`## ${plain(title)}`, ...paragraphs.map(plain)].join('\n\n'))
    .join('\n\n');
  return { ...head, blocks: [{ kind: 'text', text }] };
}

const plain = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#&]/g, (character) => `\\${character}`)
    .replaceAll(/^(\d+)([.)])/gm, '$1\\$2')
    .replaceAll(/^([-+])/gm, '\\$1')
    .replaceAll('\n', '\\\n');
