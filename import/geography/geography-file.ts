import { z } from 'zod';
import { languages } from '../../domain/language.ts';
import type { Landscape } from '../../engines/geography/face.ts';

const landscapes = [
  ...['northSea', 'balticSea', 'alps', 'blackForest', 'tuscany', 'balearic', 'dalmatia', 'denmark'],
  ...['lake', 'city', 'countryside', 'mediterranean', 'atlantic', 'mountains'],
] as Landscape[];

const text = z.string().trim().min(1).max(120);
const four = z.strictObject({ de: text, en: text, fr: text, it: text });
/** Lower case letters, digits and hyphens. German slugs may have umlauts. */
const slug = z
  .string()
  .max(120)
  .regex(/^[a-zäöü0-9_]+(-[a-zäöü0-9_]+)*$/);
const slugs = z.strictObject({ de: slug, en: slug, fr: slug, it: slug }).partial();
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const region = z.strictObject({
  /** Identifies the region. It is part of search addresses and therefore never changes. */
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  names: four.optional(),
  /** The name with its preposition, as in "in der Hallertau". Derived by rules if omitted. */
  where: four.optional(),
  slugs: slugs.optional(),
  /** South, west, north, east. */
  bounds: z.tuple([latitude, longitude, latitude, longitude]).optional(),
  landscape: z.enum(landscapes).optional(),
});

const place = z.strictObject({
  /** The GeoNames number. It is part of search addresses and therefore never changes. */
  id: z.number().int().positive(),
  names: four.optional(),
  slugs: slugs.optional(),
  /** Key of the new region, to which the place's homes move as well. */
  region: z.string().optional(),
  /** Country of a place that the gazetteer does not have. */
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  lat: latitude.optional(),
  lon: longitude.optional(),
  population: z.number().int().min(0).optional(),
});

export const geographyFile = z.strictObject({
  regions: z.array(region).max(1000).default([]),
  places: z.array(place).max(100_000).default([]),
});
export type GeographyFile = z.infer<typeof geographyFile>;
export type RegionChange = GeographyFile['regions'][number];
export type PlaceChange = GeographyFile['places'][number];

export function formatIssues(error: z.ZodError): string {
  return error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the whole file'}: ${message}`)
    .join('\n');
}

export const overrideNames = (
  current: Record<string, string>,
  change: Partial<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, change[language] ?? current[language] ?? '']));
