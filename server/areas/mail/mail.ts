import { companyLine } from '../../../domain/company.ts';
import { colonOf } from '../../../texts/labelled.ts';
import type { Language } from '../../../domain/language.ts';
import { mailHtml } from './mail-html.ts';

export { greetLandlord } from './greet-landlord.ts';

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

/** The mail in the look of the site, and as plain text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: mailHtml(content), text: mailText(content) };
}

function mailText(content: MailContent): string {
  const colon = colonOf(content.language);
  const rows = (list: readonly { label: string; value: string }[]): string =>
    list.map(({ label, value }) => `${label}${colon} ${value.replaceAll('\n', ', ')}`).join('\n');
  const blocks = [
    content.heading,
    content.greeting,
    ...content.paragraphs,
    [
      ...(content.pair ?? []).map(({ label, value, detail }) => `${label}${colon} ${value}, ${detail}`),
      rows(content.facts),
    ]
      .filter((block) => block !== '')
      .join('\n'),
    itemsText(content.items ?? []),
    content.payments ? `${content.payments.title}\n${rows(content.payments.rows)}` : null,
    content.quote ? `${content.quote.label}${colon}\n${content.quote.text}` : null,
    ...(content.blocks ?? []).map((block) => blockText(block, colon)),
    `${content.button.label}${colon}\n${content.button.href}`,
    content.private,
    content.signature,
    content.footerLink ? `${content.footerLink.label}${colon}\n${content.footerLink.href}` : null,
    `${content.footer}\n${companyLine}`,
  ];
  return `${blocks.filter((block) => block !== null && block !== '').join('\n\n')}\n`;
}

const itemsText = (items: NonNullable<MailContent['items']>): string =>
  items.map(({ title, href, lines }) => [title, ...lines, href].join('\n')).join('\n\n');

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'title':
    case 'paragraph':
      return block.text;
    case 'quote':
      return [block.text, block.label].filter(Boolean).join('\n');
    case 'link':
      return `${block.label}${colon}\n${block.href}`;
    case 'items':
      return itemsText(block.items);
  }
}
