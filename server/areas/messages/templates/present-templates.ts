import type { MessageTemplate, TemplateList } from '../../../../contract/messages/message-template.ts';
import type { Thread } from '../../../../contract/messages/thread.ts';
import { isLanguage, languages, type Language } from '../../../../domain/language.ts';
import {
  fillPlaceholders,
  namePlaceholders,
  placeholders,
  type Placeholder,
  type PlaceholderValues,
} from '../../../../domain/messages/placeholders.ts';
import { homeWithPlace } from '../../../../domain/place-line.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { MessagesDeps } from '../messages-deps.ts';
import type { ThreadSubject } from '../subjects-store.ts';
import { chooseText, valuesOfStay } from './fill-template.ts';
import { placeholderNames } from './placeholder-names.ts';
import {
  templatesStore,
  type HomeOfTemplates,
  type TemplateRow,
  type TemplateWithHomes,
} from './templates-store.ts';
import { timedStore } from './timed-store.ts';

/** Values that belong to a home rather than to a booking, and are empty if the landlord has given none. */
const valuesOfHome = (home: HomeOfTemplates): PlaceholderValues => ({
  ...Object.fromEntries(placeholders.map((code) => [code, '-'])),
  checkIn: home.checkIn ?? '',
  checkOut: home.checkOut ?? '',
  address: home.hasAddress ? '-' : '',
  directions: home.hasDirections ? '-' : '',
  wifiName: home.wifiName,
  wifiPassword: home.wifiPassword,
  keyCode: home.keyCode,
});

function listMissing(
  { texts, usedFor }: TemplateWithHomes,
  homes: readonly HomeOfTemplates[],
): MessageTemplate['missing'] {
  const text = Object.values(texts).join('\n');
  return homes
    .filter(({ objectNumber }) => usedFor.includes(objectNumber))
    .map((home) => ({
      ...{ objectNumber: home.objectNumber, title: homeWithPlace(home) },
      placeholders: fillPlaceholders(text, valuesOfHome(home)).missing,
    }))
    .filter(({ placeholders: missing }) => missing.length > 0);
}

export async function listTemplates(
  { translate }: Pick<MessagesDeps, 'translate'>,
  db: Queryable,
  { uid, language }: { uid: string; language: Language },
): Promise<TemplateList> {
  const names = placeholderNames(translate(language));
  const homes = await templatesStore.homes(db, uid, language);
  const rows = await templatesStore.list(db, uid);
  return {
    templates: rows.map((row) => ({
      ...{ templateID: row.id, name: row.name, homes: row.homes, timing: row.timing },
      texts: languages.flatMap((one) => {
        const text = row.texts[one] ?? '';
        return text === '' ? [] : [{ language: one, text: namePlaceholders(text, names) }];
      }),
      missing: listMissing(row, homes),
    })),
    homes: homes.map(({ objectNumber, title, place, wifiName, wifiPassword, keyCode }) => ({
      ...{ objectNumber, title: homeWithPlace({ title, place }), wifiName, wifiPassword, keyCode },
    })),
  };
}

/**
 * Fills the templates for the thread of a booking or a question. Placeholders without a value stay visible, so that the
 * landlord notices them.
 */
export async function presentTemplates(
  { connection: { db }, translate }: Pick<MessagesDeps, 'connection' | 'translate'>,
  subject: ThreadSubject,
  templates: readonly TemplateRow[],
): Promise<Thread['answers']> {
  if (templates.length === 0) return [];
  const { id, guest, guestLanguage, landlord, landlordLanguage: hostLanguage, isQuestion } = subject;
  const stay = isQuestion ? null : await timedStore.stay(db, id);
  const names = placeholderNames(translate(isLanguage(hostLanguage) ? hostLanguage : guestLanguage));
  return templates.flatMap(({ name, texts }) => {
    const chosen = chooseText(texts, { language: guestLanguage, hostLanguage });
    if (!chosen) return [];
    const ofQuestion: Partial<Record<Placeholder, string>> = {
      guestFirstName: guest.split(' ')[0] ?? '',
      ...{ guestName: guest, hostName: landlord },
    };
    const values = stay ? valuesOfStay(stay, chosen.language, translate(chosen.language)) : ofQuestion;
    const { text } = fillPlaceholders(chosen.text, values);
    return [{ answerID: null, isTemplate: true, title: name, text: namePlaceholders(text, names) }];
  });
}
