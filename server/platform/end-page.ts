import type { Language } from '../../domain/language.ts';

export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without styles and scripts, for browsers without scripts and mail programs. The body is HTML. */
export function plainPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapedHtml(title)}</title></head>
<body><main><h1>${escapedHtml(title)}</h1>
${body}</main></body></html>
`;
}

/** An unsubscribe page with one button, so that programs that prefetch links unsubscribe nobody; `link` leads to the settings. */
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
    `<p>${escapedHtml(text)}</p>
<form method="post" action="${escapedHtml(action)}"><input type="hidden" name="by" value="button">
<p><button type="submit">${escapedHtml(title)}</button></p></form>
<p><a href="${escapedHtml(link.href)}">${escapedHtml(link.label)}</a></p>`,
  );
}
