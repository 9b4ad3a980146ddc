import { languages } from '../../domain/language.ts';
import { z } from '../schema.ts';

/** A key as `translate` takes it, with the suffix of its plural form: `search.hits_other`. */
export const textKey = z
  .string()
  .regex(/^[A-Za-z][\w-]*(\.[\w-]+)+$/)
  .max(200);

export const textLanguage = z.enum(languages);

/** The longest that a text can be, in UTF-16 units. */
export const textLengthMax = 5_000;

/** What may be wrong with a text. */
export const textProblem = z.enum([
  'empty',
  'too-long',
  'parameter-missing',
  'parameter-unknown',
  'markup',
  'control',
]);

/** One text in one language, as the site says it now. */
export const textEntry = z.object({
  text: z.string(),
  /** The text that comes with the house. */
  given: z.string(),
  isChanged: z.boolean(),
  /** Whether the text of the house, or the German one that it translates, has changed since it was written. */
  isOutdated: z.boolean(),
  /** The number of the last change, whoever writes sends it along; 0: nobody has ever changed it. */
  revision: z.number(),
  author: z.string().nullable(),
  changedAt: z.string().nullable(),
});

/** Shows one text in all languages, side by side. */
export const textRow = z.object({
  key: z.string(),
  languages: z.record(textLanguage, textEntry),
  /** Paths of German pages on which it can stand; what stands in mails and documents alone has none. */
  pages: z.array(z.string()),
});
