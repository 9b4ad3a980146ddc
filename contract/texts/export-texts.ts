import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { textLanguage } from './text-entry.ts';

/** JSON has the text of each key. XLIFF 2.0 also has the German source text. */
const textFileForm = z.enum(['json', 'xliff']);

export const exportTexts = defineEndpoint({
  area: 'texts',
  name: 'export-texts',
  method: 'POST',
  path: '/api/texts/export',
  summary: 'Exports all texts of a language as a file for translators',
  access: { permission: 'localeEditor.update' },
  writes: false,
  limit: { perMinute: 20, by: 'account' },
  request: z.strictObject({ language: textLanguage, form: textFileForm }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
});
