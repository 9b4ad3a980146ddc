import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ofHome, ownHomeErrors, textsPart } from './own-home.ts';

export const translateOwnTexts = defineEndpoint({
  area: 'homes',
  name: 'translate-own-texts',
  method: 'POST',
  path: '/api/landlord/homes/texts/translate',
  summary: 'The texts of one’s own home as a machine translates them; nothing is saved',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ofHome,
    /** Language of the saved texts that are translated. */
    from: z.enum(languages),
    to: z.enum(languages),
  }),
  response: textsPart.omit({ section: true, translatedFrom: true }),
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    /** There is no text in this language, or both languages are the same. */
    'nothing-to-translate': { status: 409 },
    /** The site has no translation service, or it does not answer. */
    'translator-unavailable': { status: 409 },
  },
});
