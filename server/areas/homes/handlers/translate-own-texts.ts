import type { translateOwnTexts } from '../../../../contract/homes/translate-own-texts.ts';
import { homeTextFields, textLengths } from '../../../../domain/homes/check-part.ts';
import type { Handler } from '../../../http/handler.ts';
import type { HomesDeps } from '../homes-context.ts';
import { ownHomeStore } from '../own-home-store.ts';
import { objectNotFound } from '../change-own-home.ts';

const nothingToTranslate = { ok: false, type: 'nothing-to-translate', data: null } as const;
const unavailable = { ok: false, type: 'translator-unavailable', data: null } as const;

/** Translates a landlord's texts. A translation too long for its field is cut; the landlord reads it before saving. */
export function translateOwnTextsHandler({
  connection: { db },
  translator,
  log,
}: Pick<HomesDeps, 'connection' | 'translator' | 'log'>): Handler<typeof translateOwnTexts> {
  return async ({ languageCode, objectNumber, from, to }, { user }) => {
    const home = await ownHomeStore.find(db, user.uid, languageCode, objectNumber);
    if (!home) return objectNotFound;
    const text = home.texts.find(({ language }) => language === from);
    if (!text || from === to) return nothingToTranslate;
    if (!translator) return unavailable;
    const source = { ...text, arrivalInfo: home.arrivalInfo?.[from] ?? '' };
    try {
      const parts = await Promise.all(
        homeTextFields.map(async (part) => {
          const words = source[part].trim();
          if (words === '') return [part, ''] as const;
          const translations = await translator.translate(words, { from, to });
          return [part, translations.slice(0, textLengths[part])] as const;
        }),
      );
      const fields = Object.fromEntries(parts) as Record<(typeof homeTextFields)[number], string>;
      return { ok: true, data: { language: to, ...fields } };
    } catch (error) {
      log.warn({ err: error }, 'the texts of a home were not translated');
      return unavailable;
    }
  };
}
