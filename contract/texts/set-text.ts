import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { textEntry, textKey, textLanguage, textLengthMax, textProblem } from './text-entry.ts';

export const setText = defineEndpoint({
  area: 'texts',
  name: 'set-text',
  method: 'POST',
  path: '/api/texts/set',
  summary: 'Puts a text in place of the one that comes with the house, in one language, or that one back',
  access: { permission: 'localeEditor.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    language: textLanguage,
    key: textKey,
    /** Null: restore the default text. */
    text: z.string().max(textLengthMax).nullable(),
    /** The revision that the writer saw. */
    revision: z.number().int().min(0),
  }),
  response: textEntry,
  errors: {
    'text-not-found': { status: 404 },
    /** Somebody else has changed the text meanwhile: their version. */
    'text-changed': { status: 409, data: textEntry },
    'text-invalid': { status: 422, data: z.object({ problems: z.array(textProblem) }) },
  },
});
