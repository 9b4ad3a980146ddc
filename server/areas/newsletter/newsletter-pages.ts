import { escapeMarkup } from '../../../domain/escape-markup.ts';
import type { Language } from '../../../domain/language.ts';
import { plainPage } from '../../platform/end-page.ts';
import type { Translate } from '../../../texts/translate.ts';

/** Renders the sign-up form for browsers without scripts, with the input and the reason of the refusal. */
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
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  return plainPage(
    language,
    t('letters.newsletter.title'),
    `<p role="alert"><strong>${escapeMarkup(failure)}</strong></p>
<form method="post" action="/newsletter/sign-up">${inputs.join('')}
<p><label>${escapeMarkup(t('letters.field.email'))}<br><input name="email" type="email" size="40" maxlength="254" value="${escapeMarkup(email)}"></label></p>
<p>${escapeMarkup(t('shell.newsletter.consent'))}</p>
<p><button type="submit">${escapeMarkup(t('letters.newsletter.submit'))}</button></p></form>
<p><a href="${escapeMarkup(back)}">${escapeMarkup(t('letters.back'))}</a></p>`,
  );
}
