import { z } from 'zod';
import { languages } from '../domain/language.ts';
import { partnerId } from '../domain/partner-id.ts';
import { plainEmail, plainPhone } from '../domain/reachable.ts';
import { isPlainDate } from '../domain/stay.ts';

/** Building blocks that several endpoints share. */

/** Calls that only read also take `db` from those who edit texts. */
export const languageCode = z
  .enum(languages)
  .default('de')
  .describe('`db` too for those with localeEditor.update, where the call only reads');

/** yyyy-MM-dd, an existing day */
export const plainDate = z.string().refine(isPlainDate, 'date');

/** A date or the empty string, as forms send it. */
export const optionalDate = z.union([z.literal(''), plainDate]).default('');

/**
 * A whole number as JSON carries it, or its digits, as addresses and forms do; where zero is allowed, nothing typed is
 * zero. What else JavaScript takes for a number (`1e1`, `0x10`, `true`, `[7]`) is none.
 */
export function wholeNumber(min: number, max: number): z.ZodType<number, number | string> {
  const inBounds = z.number().int().min(min).max(max);
  const digits = z.string().regex(min > 0 ? /^\d{1,16}$/ : /^\d{0,16}$/);
  return z.union([inBounds, digits.transform(Number).pipe(inBounds)]);
}

export const objectNumber = wholeNumber(1, 2_000_000_000);

/** Euros with at most two decimals. */
export const euros = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'two decimals');

/** The id of the partner on whose own host it happened, in digits; empty on our own pages. Who is no partner is nobody. */
export const partnerOfHost = z.string().max(20).default('').transform(partnerId);

export const uid = z.string().max(100).default('');
export const jwt = z.string().max(4000).default('');
/** The data of a refusal that ends by itself. */
export const tooOften = z.object({
  /** Seconds to wait, as the header Retry-After says too. */
  retryAfter: z.number(),
});
export const shortText = z.string().max(200);

/** An address of mail as it was pasted: what nobody sees of it is taken away before anything is checked. */
export const mailAddress = z.string().max(254).transform(plainEmail);
export const phoneNumber = z.string().max(40).transform(plainPhone);

/** The variants of experiments that a visitor's page has. */
export const experiments = z
  .array(z.strictObject({ experimentKey: shortText, variant: z.number() }))
  .max(50)
  .default([]);

/** Yes or no in a GET call; anything but `true` and `1` is no. */
export const flag = z
  .union([z.boolean(), z.string().max(20)])
  .default(false)
  .transform((value): boolean => value === true || value === 'true' || value === '1');

/** A parameter of a GET call that is an object: JSON, URL-encoded. Broken JSON is an empty object. */
export const jsonRecord = z
  .union([z.record(z.string(), z.unknown()), z.string().max(20_000)])
  .transform((value): Record<string, unknown> => {
    if (typeof value !== 'string') return value;
    try {
      const parsed: unknown = JSON.parse(value);
      return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
        ? (parsed as Record<string, unknown>)
        : {};
    } catch {
      return {};
    }
  });

/** Languages may be missing where nobody has written or translated a text. */
export const localizedPaths = z.partialRecord(z.enum(languages), z.string());

export { z };
