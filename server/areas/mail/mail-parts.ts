import { escapeMarkup } from '../../../domain/escape-markup.ts';
import type { MailContent, MailRow } from './mail-content.ts';
import { colour, display, font, withBreaks, type MailLook } from './mail-look.ts';

const tableStart =
  '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;';

/** Renders a vertical space in pixels that Outlook keeps, too. */
export const gap = (pixels: number): string =>
  `<div style="height:${pixels}px;line-height:${pixels}px;font-size:1px">\u00a0</div>`;

export function paragraph(text: string, extra = ''): string {
  return `<p class="ink" style="margin:0 0 14px;color:${colour.ink};${extra}">${withBreaks(text)}</p>`;
}

export function rowTable(rows: readonly MailRow[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${colour.line};vertical-align:top`;
  const body = rows
    .map(({ label, value, strong }) => {
      const size = strong ? 'font-size:19px;' : '';
      const weight = strong ? 700 : 600;
      const labelWeight = strong ? 'font-weight:600;white-space:nowrap' : 'font-weight:400';
      return `<tr>
<td class="${strong ? 'ink' : 'quiet'} line" style="${cell};padding-right:16px;color:${strong ? colour.ink : colour.quiet};${labelWeight}">${escapeMarkup(label)}</td>
<td class="ink line" align="right" style="${cell};color:${colour.ink};text-align:right;${size}font-weight:${weight}">${withBreaks(value)}</td>
</tr>`;
    })
    .join('\n');
  return `${tableStart}font-size:15px;line-height:1.45">
${body}
</table>`;
}

/** Renders two facts side by side, stacked on a phone: arrival and departure. */
export function pairTable(pair: NonNullable<MailContent['pair']>): string {
  const cells = pair
    .map(
      ({ label, value, detail }, index) =>
        `<td class="half line" width="50%" valign="top" style="width:50%;padding:14px 16px;${index > 0 ? `border-left:1px solid ${colour.line};` : ''}vertical-align:top">
<div class="quiet" style="font-size:13px;line-height:1.4;color:${colour.quiet}">${escapeMarkup(label)}</div>
<div class="ink" style="font-size:17px;line-height:1.35;font-weight:600;color:${colour.ink}">${escapeMarkup(value)}</div>
<div class="quiet" style="font-size:14px;line-height:1.4;color:${colour.quiet}">${escapeMarkup(detail)}</div>
</td>`,
    )
    .join('\n');
  return `<table role="presentation" class="sunken" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.sunken}" style="width:100%;background:${colour.sunken};border-radius:8px">
<tr>
${cells}
</tr>
</table>`;
}

export function itemList(items: NonNullable<MailContent['items']>, look: MailLook): string {
  const body = items
    .map(
      ({ title, href, lines: texts }) => `<tr>
<td class="line" style="padding:14px 0;border-top:1px solid ${colour.line}">
<a class="pine" href="${escapeMarkup(href)}" style="${display};font-size:18px;color:${look.words};text-decoration:none">${escapeMarkup(title)}</a>
${texts.map((text) => `<p class="quiet" style="margin:3px 0 0;font-size:14px;line-height:1.45;color:${colour.quiet}">${escapeMarkup(text)}</p>`).join('\n')}
</td></tr>`,
    )
    .join('\n');
  return `${tableStart}margin:0">
${body}
</table>`;
}

/** Renders a secondary link, beside the main button. */
export function linkLine({ label, href }: { label: string; href: string }, look: MailLook): string {
  return `<p style="margin:0 0 14px"><a class="pine" href="${escapeMarkup(href)}" style="color:${look.words};font-weight:600">${escapeMarkup(label)}</a></p>`;
}

/** Renders the main button. The cell has the colour too, since Outlook's Word engine draws only that. */
export function mainButton({ label, href }: MailContent['button'], look: MailLook): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${look.button}" style="border-radius:999px;background:${look.button}">
<a class="main" href="${escapeMarkup(href)}" style="display:inline-block;background:${look.button};color:${look.onButton};padding:14px 28px;border:1px solid ${look.button};border-radius:999px;${font};font-size:16px;line-height:1.25;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a>
</td></tr></table>`;
}

export function quoteBlock({ label, text }: NonNullable<MailContent['quote']>): string {
  return `<table role="presentation" class="sunken" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.sunken}" style="width:100%;background:${colour.sunken};border-radius:8px">
<tr><td style="padding:14px 16px">
${label === '' ? '' : `<p class="quiet" style="margin:0 0 4px;font-size:13px;line-height:1.4;color:${colour.quiet}">${escapeMarkup(label)}</p>`}
${paragraph(text, 'margin:0')}
</td></tr>
</table>`;
}

export function sectionTitle(text: string): string {
  return `<h2 class="ink" style="margin:0 0 10px;${display};font-size:20px;line-height:1.25;font-weight:600;color:${colour.ink}">${escapeMarkup(text)}</h2>`;
}

/** Renders a picture as wide as the mail; a mail program that loads no pictures shows the alternative text. */
export function pictureRow(picture: NonNullable<MailContent['picture']>, look: MailLook): string {
  return `<tr><td class="card" bgcolor="${colour.card}" style="background:${colour.card};font-size:0;line-height:0">
<a class="pine" href="${escapeMarkup(picture.href)}" style="color:${look.words};text-decoration:none"><img src="${escapeMarkup(picture.src)}" width="600" alt="${escapeMarkup(picture.alt)}" style="display:block;width:100%;max-width:600px;height:auto;border:0;${font};font-size:14px;line-height:1.4;color:inherit"/></a>
</td></tr>`;
}

/** Renders QR codes side by side on white, which scanners need in dark mode too. */
export function codeTable(codes: NonNullable<MailContent['codes']>): string {
  const cells = codes
    .map(
      ({
        cid,
        label,
      }) => `<td class="half" width="50%" valign="top" style="width:50%;padding:0 16px 0 0;vertical-align:top">
<img src="cid:${escapeMarkup(cid)}" width="168" height="168" alt="${escapeMarkup(label)}" style="display:block;width:168px;height:168px;border:0;border-radius:8px;background:#FFFFFF"/>
<div class="quiet" style="padding-top:6px;font-size:13px;line-height:1.4;color:${colour.quiet}">${escapeMarkup(label)}</div>
</td>`,
    )
    .join('\n');
  return `${tableStart}">
<tr>
${cells}
</tr>
</table>`;
}
