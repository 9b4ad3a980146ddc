import type { Language } from '../../domain/language.ts';

export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page without looks and scripts, for what a browser without scripts, or a mail program, asks for. Its body is HTML. */
export function plainPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapedHtml(title)}</title></head>
<body><main><h1>${escapedHtml(title)}</h1>
${body}</main></body></html>
`;
}

/** One button that ends mails, so that a program which opens links ends nothing; `link` leads to what can be chosen instead. */
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
