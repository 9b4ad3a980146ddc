import type { BrandColours } from '../../../domain/brand-colours.ts';
import type { Language } from '../../../domain/language.ts';

export interface MailRow {
  label: string;
  /** Several lines where a whole stay is described. */
  value: string;
  strong?: boolean;
}

export type MailBlock =
  | { kind: 'title' | 'paragraph'; text: string }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'items'; items: NonNullable<MailContent['items']> };

export interface MailContent {
  language: Language;
  site: string;
  /** Who runs it, in one line, at the foot. */
  imprint: string;
  /** What the operator has chosen; null or absent: the usual ones. */
  colours?: BrandColours | null | undefined;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** The line that mail programs show after the subject; absent: the first paragraph. */
  preheader?: string;
  /** A JPEG of 1200 x 630 at an absolute URL, and the link behind it. */
  picture?: { src: string; alt: string; href: string } | null;
  pair?: readonly { label: string; value: string; detail: string }[];
  facts: MailRow[];
  /** Homes, each with a link to its page and a few lines; absent in mails about one home. */
  items?: { title: string; href: string; lines: string[] }[];
  payments: { title: string; rows: MailRow[] } | null;
  /** QR codes that are attached to the mail and shown below the payments; plain text has the rows alone. */
  codes?: readonly { cid: string; label: string }[];
  quote: { label: string; text: string } | null;
  blocks?: readonly MailBlock[];
  button: { label: string; href: string };
  footerLink?: { label: string; href: string };
  linkHint: string;
  /** A note for whom the mail is meant, and that its link must not be passed on. */
  private: string;
  signature: string;
  footer: string;
}
