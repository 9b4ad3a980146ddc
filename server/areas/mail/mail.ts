import { labelSeparator } from '../../../texts/labelled.ts';
import { mailHtml } from './mail-html.ts';
import { completeMail, type MailBlock, type MailContent, type MailInput } from './mail-content.ts';

export type { MailRow, MailBlock, MailContent, MailInput } from './mail-content.ts';

export { greetLandlord } from './greet-landlord.ts';

export function renderMail(input: MailInput): { html: string; text: string } {
  const content = completeMail(input);
  return { html: mailHtml(content), text: mailText(content) };
}

function mailText(content: MailContent): string {
  const colon = labelSeparator(content.language);
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
    `${content.footer}\n${content.imprint}`,
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
