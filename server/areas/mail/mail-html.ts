import { escapeMarkup } from '../../../domain/escape-markup.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import {
  colour,
  display,
  font,
  buildMailLook,
  darkModeStyles,
  withBreaks,
  type MailLook,
} from './mail-look.ts';
import {
  codeTable,
  gap,
  itemList,
  linkLine,
  mainButton,
  pairTable,
  paragraph,
  pictureRow,
  quoteBlock,
  rowTable,
  sectionTitle,
} from './mail-parts.ts';

/** Fills the preview line, so that mail programs show no text of the body after the preheader. */
const filler = '\u00a0\u200c'.repeat(60);

/**
 * Renders a mail with one column, one main button and inline styles only, which every mail program supports. The result is well-formed XML
 * too.
 */
export function mailHtml(content: MailContent): string {
  const { button, payments, quote, pair, facts, items, picture } = content;
  const look = buildMailLook(content.colours);
  const blocks = [
    `<h1 class="ink" style="margin:0 0 16px;${display};font-size:28px;line-height:1.2;font-weight:600;color:${colour.ink}">${escapeMarkup(content.heading)}</h1>`,
    content.greeting && paragraph(content.greeting),
    ...content.paragraphs.map((text) => paragraph(text)),
    quote && `${gap(6)}${quoteBlock(quote)}${gap(12)}`,
    ...(content.blocks ?? []).map((block) => blockHtml(block, look)),
    `${gap(10)}${mainButton(button, look)}${gap(28)}`,
    pair && `${pairTable(pair)}${gap(12)}`,
    facts.length > 0 && rowTable(facts),
    items && itemList(items, look),
    payments && `${gap(26)}${sectionTitle(payments.title)}${rowTable(payments.rows)}`,
    content.codes && content.codes.length > 0 && `${gap(16)}${codeTable(content.codes)}`,
    content.signature &&
      `<p class="ink" style="margin:28px 0 0;color:${colour.ink}">${withBreaks(content.signature)}</p>`,
  ];
  return `<!DOCTYPE html>
<html lang="${content.language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<meta name="referrer" content="no-referrer"/>
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"/>
<title>${escapeMarkup(content.heading)}</title>
<style>${darkModeStyles(look)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colour.paper};${font}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(content.preheader ?? content.paragraphs[0] ?? '')}${filler}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.paper}" style="width:100%;background:${colour.paper}">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="head" bgcolor="${look.head}" style="padding:16px 28px;background:${look.head};border-radius:12px 12px 0 0;${display};font-size:24px;line-height:1.2;font-weight:600;color:${look.onHead}">${escapeMarkup(content.site)}</td></tr>
${picture ? pictureRow(picture, look) : ''}
<tr><td class="card body" bgcolor="${colour.card}" style="background:${colour.card};border-radius:0 0 12px 12px;padding:32px 28px;font-size:16px;line-height:1.55;${font}">
${blocks.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;${font};font-size:13px;line-height:1.5;color:${colour.quiet}">
<p style="margin:0 0 10px">${escapeMarkup(content.linkHint)}<br/><a class="pine" href="${escapeMarkup(button.href)}" style="color:${look.words};word-break:break-all">${escapeMarkup(button.href)}</a></p>
${content.private && `<p style="margin:0 0 10px">${escapeMarkup(content.private)}</p>`}
${content.footerLink ? `<p style="margin:0 0 10px"><a class="pine" href="${escapeMarkup(content.footerLink.href)}" style="color:${look.words}">${escapeMarkup(content.footerLink.label)}</a></p>` : ''}
<p style="margin:0">${escapeMarkup(content.footer)}<br/>${escapeMarkup(content.imprint)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock, look: MailLook): string {
  switch (block.kind) {
    case 'title':
      return `${gap(14)}${sectionTitle(block.text)}`;
    case 'paragraph':
      return paragraph(block.text);
    case 'quote':
      return `${gap(6)}${quoteBlock(block)}${gap(12)}`;
    case 'link':
      return linkLine(block, look);
    case 'items':
      return itemList(block.items, look);
  }
}
