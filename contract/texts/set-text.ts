import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { textEntry, textKey, textLanguage, textLengthMax, textProblem } from './text-entry.ts';

export const setText = defineEndpoint({
  area: 'texts',
  name: 'set-text',
  method: 'POST',
  path: '/api/texts/set',
  summary: 'Replaces the default text of a key in one language, or restores it',
  access: { permission: 'localeEditor.update' },
  writes: true,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({
    language: textLanguage,
    key: textKey,
    /** Null to restore the default text. */
    text: z.string().max(textLengthMax).nullable(),
    /** The revision that the change is based on. */
    revision: z.number().int().min(0),
  }),
  response: textEntry,
  errors: {
    'text-not-found': { status: 404 },
    /** Another editor has changed the text in the meantime. Their version is returned. */
    'text-changed': { status: 409, data: textEntry },
    'text-invalid': { status: 422, data: z.object({ problems: z.array(textProblem) }) },
  },
});
