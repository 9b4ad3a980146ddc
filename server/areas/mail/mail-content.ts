import type { BrandColours } from '../../../domain/brand-colours.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';

export interface MailRow {
  label: string;
  /** Several lines if a whole stay is described. */
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
  /** The operator in one line, in the footer. */
  imprint: string;
  /** The operator's colours. If null or absent, the defaults apply. */
  colours?: BrandColours | null | undefined;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** The line that mail programs show after the subject. If absent, it is the first paragraph. */
  preheader?: string;
  /** A JPEG of 1200 x 630 at an absolute URL, and the link behind it. */
  picture?: { src: string; alt: string; href: string } | null;
  pair?: readonly { label: string; value: string; detail: string }[];
  facts: MailRow[];
  /** Homes, each with a link to its page and a few lines; absent in mails about one home. */
  items?: { title: string; href: string; lines: string[] }[];
  payments: { title: string; rows: MailRow[] } | null;
  /** QR codes that are attached to the mail and shown below the payments; the plain text only has the rows. */
  codes?: readonly { cid: string; label: string }[];
  quote: { label: string; text: string } | null;
  blocks?: readonly MailBlock[];
  button: { label: string; href: string };
  footerLink?: { label: string; href: string };
  linkHint: string;
  /** A note that the mail is personal, and that its link must not be forwarded. */
  private: string;
  signature: string;
  footer: string;
}

type Optional = 'facts' | 'payments' | 'quote' | 'private' | 'linkHint' | 'signature' | 'footer';

/** Content of a mail without the parts that follow from the texts of its site, or are empty in most mails. */
export interface MailInput
  extends Omit<MailContent, 'imprint' | 'colours' | Optional>, Partial<Pick<MailContent, Optional>> {
  t: Translate;
}

export const completeMail = ({ t, ...input }: MailInput): MailContent => ({
  imprint: t.imprint,
  colours: t.colours,
  facts: [],
  payments: null,
  quote: null,
  private: '',
  linkHint: t('mail.linkHint'),
  signature: t('mail.signature'),
  footer: t('mail.footer'),
  ...input,
});
