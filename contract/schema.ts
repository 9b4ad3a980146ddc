import { z } from 'zod';
import { languages } from '../domain/language.ts';
import type { Cents, Euros } from '../domain/money.ts';
import { partnerId } from '../domain/partner-id.ts';
import { plainEmail, plainPhone } from '../domain/reachable.ts';
import { isPlainDate } from '../domain/stay.ts';

/** Read calls also accept `db`, which shows message keys to editors of texts. */
export const languageCode = z
  .enum(languages)
  .default('de')
  .describe('Read calls also accept `db` from callers with the permission localeEditor.update');

/** An existing date in the form yyyy-MM-dd. */
export const plainDate = z.string().refine(isPlainDate, 'date');

/** A date or the empty string, as forms send it. */
export const optionalDate = z.union([z.literal(''), plainDate]).default('');

/**
 * Accepts a whole number in JSON, or its digits as in addresses and forms. An empty string is zero if zero is allowed.
 * Other values that JavaScript would convert (`1e1`, `0x10`, `true`, `[7]`) are refused.
 */
export function wholeNumber(min: number, max: number): z.ZodType<number, number | string> {
  const inBounds = z.number().int().min(min).max(max);
  const digits = z.string().regex(min > 0 ? /^\d{1,16}$/ : /^\d{0,16}$/);
  return z.union([inBounds, digits.transform(Number).pipe(inBounds)]);
}

export const objectNumber = wholeNumber(1, 2_000_000_000);

/**
 * Marks numbers as euros for the compiler. The schema still accepts the same numbers, and its JSON schema stays the
 * same.
 */
export const inEuros = (numbers: z.ZodType<number, number>): z.ZodType<Euros, Euros> =>
  numbers as z.ZodType<Euros, Euros>;

/** Numbers that are whole cents, of the few facts that cross the wire as they are stored. */
export const inCents = (numbers: z.ZodType<number, number>): z.ZodType<Cents, Cents> =>
  numbers as z.ZodType<Cents, Cents>;

/** An amount that we answer, in euros with at most two decimals. */
export const amountInEuros = inEuros(z.number());

/** Euros with at most two decimals. */
export const euros = inEuros(
  z
    .number()
    .min(0)
    .max(10_000_000)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'two decimals'),
);

/** Numeric id of the partner on whose own host the call was made. Empty on our own pages and for an unknown partner. */
export const partnerOfHost = z.string().max(20).default('').transform(partnerId);

export const uid = z.string().max(100).default('');
export const jwt = z.string().max(4000).default('');
export const tooOften = z.object({
  /** Seconds to wait, equal to the header Retry-After. */
  retryAfter: z.number(),
});
export const shortText = z.string().max(200);

/** A mail address. Invisible characters from pasting are removed before validation. */
export const mailAddress = z.string().max(254).transform(plainEmail);
export const phoneNumber = z.string().max(40).transform(plainPhone);

export const experiments = z
  .array(z.strictObject({ experimentKey: shortText, variant: z.number() }))
  .max(50)
  .default([]);

/** A boolean in a GET call. `true` and `1` are true, anything else is false. */
export const flag = z
  .union([z.boolean(), z.string().max(20)])
  .default(false)
  .transform((value): boolean => value === true || value === 'true' || value === '1');

/** An object as a parameter of a GET call: URL-encoded JSON. Invalid JSON is read as an empty object. */
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

/** Languages without a text are missing. */
export const localizedPaths = z.partialRecord(z.enum(languages), z.string());

export { z };
