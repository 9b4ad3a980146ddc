import type { MailContent } from './mail.ts';

/** The colours of the site; mail readers know no custom properties. */
const colour = {
  paper: '#FBF7F0',
  card: '#FFFFFF',
  ink: '#1D2B2A',
  quiet: '#566462',
  pine: '#0F4C4A',
  coral: '#C8421B',
  line: '#E6DFD2',
} as const;

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
const display = 'font-family:Fraunces,Georgia,serif';

/** Readers that honour it show the same mail on dark ground; the others keep the inline colours. */
const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#12201F!important}.card{background:#1B2B2A!important}
.ink{color:#F2EDE3!important}.quiet{color:#B4C0BD!important}.pine{color:#8FD0C8!important}
.line{border-color:#32433F!important}.main{background:#C8421B!important;color:#FFFFFF!important}
}`;

export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

const lines = (text: string): string => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br/>');

function table(rows: readonly { label: string; value: string }[]): string {
  const cell = `padding:9px 0;border-top:1px solid ${colour.line};vertical-align:top`;
  const body = rows
    .map(
      ({ label, value }) => `<tr>
<td class="quiet line" style="${cell};padding-right:16px;color:${colour.quiet}">${escapeHtml(label)}</td>
<td class="ink line" style="${cell};color:${colour.ink};text-align:right;font-weight:600">${escapeHtml(value)}</td>
</tr>`,
    )
    .join('\n');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;font-size:15px;line-height:1.45;margin:20px 0 0">
${body}
</table>`;
}

/** A list of homes, each a link with a few lines. */
function itemList(items: NonNullable<MailContent['items']>): string {
  const body = items
    .map(
      ({ title, href, lines: texts }) => `<tr>
<td class="line" style="padding:14px 0;border-top:1px solid ${colour.line}">
<a class="pine" href="${escapeHtml(href)}" style="${display};font-size:18px;color:${colour.pine};text-decoration:none">${escapeHtml(title)}</a>
${texts.map((text) => `<p class="quiet" style="margin:3px 0 0;font-size:14px;line-height:1.45;color:${colour.quiet}">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>`,
    )
    .join('\n');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:20px 0 0">
${body}
</table>`;
}

/** One column, one main button, everything inline: what every mail reader shows. Well-formed as XML too. */
export function mailHtml(content: MailContent): string {
  const { button, payments, quote } = content;
  const paragraph = (text: string, extra = ''): string =>
    `<p class="ink" style="margin:0 0 14px;color:${colour.ink};${extra}">${lines(text)}</p>`;
  const preheader = content.paragraphs[0] ?? '';
  return `<!DOCTYPE html>
<html lang="${content.language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<meta name="referrer" content="no-referrer"/>
<title>${escapeHtml(content.heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${colour.paper};${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colour.paper}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="pine" style="padding:0 8px 18px;${display};font-size:24px;font-weight:600;color:${colour.pine}">Feriola</td></tr>
<tr><td class="card" style="background:${colour.card};border-radius:12px;padding:32px 28px;font-size:16px;line-height:1.55;${font}">
<h1 class="ink" style="margin:0 0 18px;${display};font-size:27px;line-height:1.2;font-weight:600;color:${colour.ink}">${escapeHtml(content.heading)}</h1>
${paragraph(content.greeting)}
${content.paragraphs.map((text) => paragraph(text)).join('\n')}
${quote ? `<blockquote class="line" style="margin:18px 0;padding:2px 0 2px 16px;border-left:3px solid ${colour.line}"><p class="quiet" style="margin:0 0 4px;font-size:14px;color:${colour.quiet}">${escapeHtml(quote.label)}</p>${paragraph(quote.text, 'margin:0')}</blockquote>` : ''}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 6px"><tr><td>
<a class="main" href="${escapeHtml(button.href)}" style="display:inline-block;background:${colour.coral};color:#FFFFFF;padding:14px 28px;border-radius:999px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a>
</td></tr></table>
${content.facts.length > 0 ? table(content.facts) : ''}
${content.items ? itemList(content.items) : ''}
${payments ? `<h2 class="ink" style="margin:28px 0 0;font-size:17px;font-weight:600;color:${colour.ink}">${escapeHtml(payments.title)}</h2>${table(payments.rows)}` : ''}
<p class="ink" style="margin:28px 0 0;color:${colour.ink}">${lines(content.signature)}</p>
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font-size:13px;line-height:1.5;color:${colour.quiet}">
<p style="margin:0 0 10px">${escapeHtml(content.linkHint)}<br/><a class="pine" href="${escapeHtml(button.href)}" style="color:${colour.pine};word-break:break-all">${escapeHtml(button.href)}</a></p>
<p style="margin:0 0 10px">${escapeHtml(content.private)}</p>
<p style="margin:0">${escapeHtml(content.footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
