import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { textLanguage, textProblem } from './text-entry.ts';

/** UTF-16 code units, four times the size of all texts of a language in XLIFF. */
const textFileLengthMax = 900_000;

export const importTexts = defineEndpoint({
  area: 'texts',
  name: 'import-texts',
  method: 'POST',
  path: '/api/texts/import',
  summary: 'Imports changed texts of an exported file; invalid texts are reported, and valid ones are saved',
  access: { permission: 'localeEditor.update' },
  writes: true,
  limit: { perMinute: 10, by: 'account' },
  request: z.strictObject({
    language: textLanguage,
    content: z.string().max(textFileLengthMax),
    /** True to validate without writing. */
    dryRun: z.boolean().default(false),
  }),
  response: z.object({
    changed: z.array(z.string()),
    same: z.number(),
    refused: z.array(
      z.object({
        key: z.string(),
        /** `unknown` if there is no such text. `changed-meanwhile` if it was changed since the export. */
        problems: z.array(z.union([textProblem, z.enum(['unknown', 'changed-meanwhile'])])),
      }),
    ),
  }),
  errors: {
    /** The file is not an export, or has another language. */
    'file-unreadable': { status: 422 },
    'file-of-other-language': { status: 422 },
  },
});
