import type { BlockOf, ContentBlock } from './content-blocks.ts';
import type { ContentRouteName } from './content-routes.ts';
import type { Language } from './language.ts';
import type { PlainDate } from './stay.ts';

export type ContentHead = BlockOf<'head'>;

/** A page of content as readers see it, in one language. */
export interface ContentPage {
  /** Its name in the database, by which editors ask for it. */
  page: string;
  head: ContentHead;
  blocks: readonly ContentBlock[];
  /** Where the links of the page lead, by what the text says; what leads nowhere is missing. */
  links: Readonly<Record<string, string>>;
  /** The base of each picture's addresses, by its scene. */
  pictures: Readonly<Record<string, string>>;
  changedOn: PlainDate;
}

/** A content page with an address of its own. */
export interface RoutedContentPage extends ContentPage {
  name: ContentRouteName;
  /** Its addresses in the languages in which it is published. */
  paths: Partial<Record<Language, string>>;
  /** The pages above this one, from the outside in. */
  above: readonly { title: string; path: string }[];
  /** Pages that the page lists beside its own blocks, or proposes at its end: articles or themes. */
  listed: readonly ContentTeaser[];
  /** How long it takes to read. */
  minutes: number;
  /** It is the working copy, which a link of an editor opened. */
  isPreview?: boolean;
}

/** A page of content as lists show it. */
export interface ContentTeaser {
  title: string;
  text: string;
  path: string;
  picture: { base: string; alt: string } | null;
  article: { date: PlainDate; category: string; author: string; minutes: number } | null;
}
