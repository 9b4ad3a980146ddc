import type { BlockOf, ContentBlock } from './content-blocks.ts';
import type { Language } from './language.ts';
import type { ContentPageName } from './ordinary-pages.ts';
import type { PlainDate } from './stay.ts';

export type ContentHead = BlockOf<'head'>;

export interface ContentPage {
  page: string;
  head: ContentHead;
  blocks: readonly ContentBlock[];
  /** Addresses by the link target in the text; targets that do not exist are missing. */
  links: Readonly<Record<string, string>>;
  /** The base address of each picture, by its scene. */
  pictures: Readonly<Record<string, string>>;
  changedOn: PlainDate;
}

export interface RoutedContentPage extends ContentPage {
  name: ContentPageName;
  paths: Partial<Record<Language, string>>;
  /** Parent pages, outermost first. */
  above: readonly { title: string; path: string }[];
  /** Articles or themes listed beside the page's own blocks, or suggested at its end. */
  listed: readonly ContentTeaser[];
  minutes: number;
  /** A working copy, opened by an editor's link. */
  isPreview?: boolean;
}

export interface ContentTeaser {
  title: string;
  text: string;
  path: string;
  picture: { base: string; alt: string } | null;
  article: { date: PlainDate; category: string; author: string; minutes: number } | null;
}
