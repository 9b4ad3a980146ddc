import type { Language } from '../../../domain/language.ts';
import { escapedHtml, plainPage } from '../../platform/end-page.ts';
import type { Translate } from '../../../texts/translate.ts';

/** The sign-up form for browsers without scripts, with the typed values and the reason for refusal. */
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
    ([name, value]) => `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(value)}">`,
  );
  return plainPage(
    language,
    t('letters.newsletter.title'),
    `<p role="alert"><strong>${escapedHtml(failure)}</strong></p>
<form method="post" action="/newsletter/sign-up">${inputs.join('')}
<p><label>${escapedHtml(t('letters.field.email'))}<br><input name="email" type="email" size="40" maxlength="254" value="${escapedHtml(email)}"></label></p>
<p>${escapedHtml(t('shell.newsletter.consent'))}</p>
<p><button type="submit">${escapedHtml(t('letters.newsletter.submit'))}</button></p></form>
<p><a href="${escapedHtml(back)}">${escapedHtml(t('letters.back'))}</a></p>`,
  );
}
