import type { Language } from '../../../domain/language.ts';

export interface MailRow {
  label: string;
  /** Several lines where a whole stay is told. */
  value: string;
  /** The sum that the others lead to. */
  strong?: boolean;
}

/** A part of a longer letter, in the order in which it is read. */
export type MailBlock =
  | { kind: 'title' | 'paragraph'; text: string }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'items'; items: NonNullable<MailContent['items']> };

/** What a mail says, before its form: HTML and text show the same. */
export interface MailContent {
  language: Language;
  /** What the site is called that sends it. */
  site: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** What lists of mails show after the subject; else the first paragraph. */
  preheader?: string;
  /** A JPEG of 1200 x 630 at an absolute address, and where a click on it leads. */
  picture?: { src: string; alt: string; href: string } | null;
  /** Two facts side by side. */
  pair?: readonly { label: string; value: string; detail: string }[];
  facts: MailRow[];
  /** Homes, each with its page and a few lines; absent in mails about one home. */
  items?: { title: string; href: string; lines: string[] }[];
  payments: { title: string; rows: MailRow[] } | null;
  /** Pictures that are sent along with the mail, below the payments; the text form has the rows alone. */
  codes?: readonly { cid: string; label: string }[];
  quote: { label: string; text: string } | null;
  /** What a longer letter says between its first words and the button. */
  blocks?: readonly MailBlock[];
  button: { label: string; href: string };
  /** A quiet link below, such as the way to one's settings. */
  footerLink?: { label: string; href: string };
  linkHint: string;
  /** Who the mail is for, and that its link is nobody else's. */
  private: string;
  signature: string;
  footer: string;
}
