import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** A key for `translate`, with the suffix of its plural form: `search.hits_other`. */
export const textKey = z
  .string()
  .regex(/^[A-Za-z][\w-]*(\.[\w-]+)+$/)
  .max(200);

export const textLanguage = z.enum(languages);

/** UTF-16 code units. */
export const textLengthMax = 5_000;

export const textProblem = z.enum([
  'empty',
  'too-long',
  'parameter-missing',
  'parameter-unknown',
  'markup',
  'control',
]);

export const textEntry = z.object({
  text: z.string(),
  given: z.string(),
  isChanged: z.boolean(),
  /** True if the default text, or the German original of a translation, has changed since. */
  isOutdated: z.boolean(),
  /** Number of the last change, which writers send back. 0 if never changed. */
  revision: z.number(),
  author: z.string().nullable(),
  changedAt: z.string().nullable(),
});

export const textRow = z.object({
  key: z.string(),
  languages: z.record(textLanguage, textEntry),
  /** Paths of German pages that can show the text. Empty for texts of mails and documents. */
  pages: z.array(z.string()),
});
