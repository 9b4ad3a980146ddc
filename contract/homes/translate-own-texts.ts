import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { ownHomeRequest, ownHomeErrors, textsPart } from './own-home.ts';

export const translateOwnTexts = defineEndpoint({
  area: 'homes',
  name: 'translate-own-texts',
  method: 'POST',
  path: '/api/landlord/homes/texts/translate',
  summary: 'Returns machine translations of the texts of one’s own home, without saving them',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({
    ...ownHomeRequest,
    /** Language of the saved texts to translate. */
    from: z.enum(languages),
    to: z.enum(languages),
  }),
  response: textsPart.omit({ section: true, translatedFrom: true }),
  errors: {
    'object-not-found': ownHomeErrors['object-not-found'],
    /** There is no text in this language, or both languages are the same. */
    'nothing-to-translate': { status: 409 },
    /** The site has no translation service, or the service does not respond. */
    'translator-unavailable': { status: 409 },
  },
});
