import { escapeMarkup } from '../../../domain/escape-markup.ts';
import { alertFrequencies, type AlertFrequency, type AlertKind } from '../../../domain/alerts.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import { plainPage } from '../../platform/end-page.ts';

export interface TypedAlert {
  kind: AlertKind;
  query: string;
  language: Language;
  email: string;
  frequency: AlertFrequency;
  website: string;
}

/** Renders the form for browsers without scripts again, with the input and the reason of the refusal. */
export function alertFormPage(
  input: TypedAlert,
  { failure, back, translate: t }: { failure: string; back: string; translate: Translate },
): string {
  const { kind, query, language, website } = input;
  const hidden = Object.entries({ kind, query, language, website }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`,
  );
  const choices = alertFrequencies.map((one) => {
    const checkedAttribute = one === input.frequency ? ' checked' : '';
    return `<p><label><input type="radio" name="frequency" value="${one}"${checkedAttribute}> ${escapeMarkup(t(`letters.alerts.frequency.${one}`))}</label></p>`;
  });
  return plainPage(
    language,
    t('letters.alerts.new'),
    `<p role="alert"><strong>${escapeMarkup(failure)}</strong></p>
<form method="post" action="/alerts/ask">${hidden.join('')}
<p><label>${escapeMarkup(t('letters.field.email'))}<br><input name="email" type="email" size="40" maxlength="254" value="${escapeMarkup(input.email)}"></label></p>
<fieldset><legend>${escapeMarkup(t('letters.alerts.often'))}</legend>${choices.join('')}</fieldset>
<p>${escapeMarkup(t('letters.alerts.consent'))}</p>
<p><button type="submit">${escapeMarkup(t('letters.alerts.submit'))}</button></p></form>
<p><a href="${escapeMarkup(back)}">${escapeMarkup(t(kind === 'search' ? 'letters.alerts.backToSearch' : 'letters.back'))}</a></p>`,
  );
}
