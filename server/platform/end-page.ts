import { escapeMarkup } from '../../domain/escape-markup.ts';
import type { Language } from '../../domain/language.ts';

/** Renders a page without styles and scripts, for browsers without scripts and mail programs. The body is HTML. */
export function plainPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title></head>
<body><main><h1>${escapeMarkup(title)}</h1>
${body}</main></body></html>
`;
}

/** Renders an unsubscribe page with one button, so that programs that prefetch links unsubscribe nobody; `link` leads to the settings. */
export function endPage(
  language: Language,
  {
    title,
    text,
    action,
    link,
  }: { title: string; text: string; action: string; link: { href: string; label: string } },
): string {
  return plainPage(
    language,
    title,
    `<p>${escapeMarkup(text)}</p>
<form method="post" action="${escapeMarkup(action)}"><input type="hidden" name="by" value="button">
<p><button type="submit">${escapeMarkup(title)}</button></p></form>
<p><a href="${escapeMarkup(link.href)}">${escapeMarkup(link.label)}</a></p>`,
  );
}
