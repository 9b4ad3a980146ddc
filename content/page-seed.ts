import type { BlockOf } from '../domain/content-blocks.ts';
import type { StartKind } from '../domain/start-page.ts';

/**
 * How content is written down before the database takes it over: one file a page and language. Texts are
 * Markdown of a small kind: paragraphs, `##` and `###`, lists, **strong**, *emphasis* and links; no HTML.
 *
 * A link names what it means: `page:Faq`, `page:Faq/faq2`, `page:BlogArticle/first-winter-week` (the key of the
 * article), `offer:552`, `place:toskana` (the German slug of a country, region or place), `search:pets=one&country=deutschland`
 * (a query of the search page), `https:…`, `mailto:…`, `tel:…`.
 */
export interface PageSeed {
  /** The h1, and the title of the window. At most 70 characters. */
  title: string;
  /** One sentence for search engines and previews: 70 to 160 characters. */
  description: string;
  /** Two or three sentences that stand large above the text. */
  lead?: string;
  /** It stands above the text, such as that a text is a sample. */
  notice?: { title: string; text: string };
  /** A scene above the title. */
  picture?: PictureSeed;
  /** Only articles have it. */
  article?: ArticleSeed;
  /** The last part of the page's address where it is no article and its route leaves it open, such as a theme. */
  slug?: string;
  blocks: readonly BlockSeed[];
}

interface ArticleSeed {
  author: string;
  /** The day it was published, yyyy-MM-dd. */
  date: string;
  category: 'travel' | 'dogs' | 'family' | 'knowledge' | 'regions' | 'landlords';
  /** The last part of the article's address in this language: lower case, digits and hyphens, umlauts written out. */
  slug: string;
  /** Keys of articles that somebody who liked this one reads next. */
  related: readonly string[];
}

/** A drawn scene (`theme-sea`, `offer-100`) or the picture of a country or region by its German slug. */
interface PictureSeed {
  scene: string;
  alt: string;
}

export interface TeaserSeed {
  title: string;
  text: string;
  picture?: PictureSeed;
  /** As in a link of a text. */
  to: string;
  label: string;
}

export type BlockSeed =
  | { kind: 'text'; text: string }
  | { kind: 'picture'; picture: PictureSeed; caption?: string }
  | { kind: 'gallery'; pictures: readonly PictureSeed[] }
  | { kind: 'teasers'; title?: string; teasers: readonly TeaserSeed[] }
  /** `key` names a group where something else asks for it, such as the groups of the FAQ. */
  | {
      kind: 'accordion';
      key?: string;
      title?: string;
      entries: readonly { question: string; answer: string }[];
    }
  | { kind: 'links'; title?: string; links: readonly { label: string; to: string; text?: string }[] }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
      /** Where it comes from, with its date. */
      source?: string;
    }
  | { kind: 'quote'; text: string; source?: string }
  | { kind: 'action'; title: string; text?: string; to: string; label: string }
  /** Five homes of a search, as they are now. `search` is a query of the search page. */
  | { kind: 'homes'; title: string; search: string }
  | {
      kind: 'map';
      title: string;
      pins: readonly { name: string; latitude: number; longitude: number; text: string }[];
    }
  /** To be ticked off; ticks are kept in the browser, and it prints well. */
  | { kind: 'checklist'; groups: readonly { title: string; items: readonly string[] }[] }
  | { kind: 'part'; part: 'newsletter' | 'contact' | 'office' | 'ratings' | 'offers' | 'bonus' }
  /** What only the start page has. */
  | { [Kind in StartKind]: Omit<BlockOf<Kind>, 'id'> }[StartKind];
