import { z } from 'zod';
import { languages } from './language.ts';

interface Parts {
  isDraft: boolean;
  filledText: (max: number) => z.ZodString;
  link: z.ZodString;
}

/** A group of links in the header's menu or the footer. Its labels are in all languages, since a menu is one text for all of them. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the schema is the type
export function menuBlock({ isDraft, filledText, link }: Parts) {
  const localized = z.partialRecord(z.enum(languages), filledText(60)).optional();
  const entry = z.strictObject({ to: link, label: localized });
  return z.strictObject({
    id: z.string().regex(/^[A-Za-z0-9][\w-]{0,59}$/),
    kind: z.literal('menu'),
    title: localized,
    ownSiteOnly: z.literal(true).optional(),
    links: z
      .array(entry)
      .min(isDraft ? 0 : 1)
      .max(20),
  });
}
