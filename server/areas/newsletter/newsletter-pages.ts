import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1>
${body}</main></body></html>
`;
}

/** The sign-up once more for a browser without scripts, with what was typed and why it was refused. */
export function signUpPage(
  fields: Readonly<Record<string, string>>,
  {
    language,
    failure,
    back,
    translate: t,
  }: { language: Language; failure: string; back: string; translate: Translate },
): string {
  const { email = '', ...hidden } = fields;
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return page(
    language,
    t('letters.newsletter.title'),
    `<p role="alert"><strong>${escaped(failure)}</strong></p>
<form method="post" action="/newsletter/sign-up">${inputs.join('')}
<p><label>${escaped(t('letters.field.email'))}<br><input name="email" type="email" size="40" maxlength="254" value="${escaped(email)}"></label></p>
<p>${escaped(t('shell.newsletter.consent'))}</p>
<p><button type="submit">${escaped(t('letters.newsletter.submit'))}</button></p></form>
<p><a href="${escaped(back)}">${escaped(t('letters.back'))}</a></p>`,
  );
}

/** One button, so that a program which opens links ends nothing. */
export function endPage(
  language: Language,
  { action, settings, translate: t }: { action: string; settings: string; translate: Translate },
): string {
  return page(
    language,
    t('letters.settings.end'),
    `<p>${escaped(t('letters.settings.endText'))}</p>
<form method="post" action="${escaped(action)}"><input type="hidden" name="by" value="button">
<p><button type="submit">${escaped(t('letters.settings.end'))}</button></p></form>
<p><a href="${escaped(settings)}">${escaped(t('letters.settings.title'))}</a></p>`,
  );
}
