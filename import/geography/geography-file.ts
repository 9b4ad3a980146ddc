import { z } from 'zod';
import { languages } from '../../domain/language.ts';
import type { Landscape } from '../../engines/geography/face.ts';

const landscapes = [
  ...['northSea', 'balticSea', 'alps', 'blackForest', 'tuscany', 'balearic', 'dalmatia', 'denmark'],
  ...['lake', 'city', 'countryside', 'mediterranean', 'atlantic', 'mountains'],
] as Landscape[];

const text = z.string().trim().min(1).max(120);
const four = z.strictObject({ de: text, en: text, fr: text, it: text });
/** Small letters, digits and hyphens; German ones may have umlauts. */
const slug = z
  .string()
  .max(120)
  .regex(/^[a-zäöü0-9_]+(-[a-zäöü0-9_]+)*$/);
const slugs = z.strictObject({ de: slug, en: slug, fr: slug, it: slug }).partial();
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const region = z.strictObject({
  /** Identifies the region and stands in addresses of searches, so it never changes. */
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  country: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  names: four.optional(),
  /** The name as it continues "a home": "in der Hallertau". Omitted: derived by rules. */
  where: four.optional(),
  slugs: slugs.optional(),
  /** South, west, north, east. */
  bounds: z.tuple([latitude, longitude, latitude, longitude]).optional(),
  landscape: z.enum(landscapes).optional(),
});

const place = z.strictObject({
  /** The GeoNames number; it stands in addresses of searches and never changes. */
  id: z.number().int().positive(),
  names: four.optional(),
  slugs: slugs.optional(),
  /** Key of the new region: its homes move along. */
  region: z.string().optional(),
  /** Country of a place that is missing in the gazetteer. */
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

export function faultsOf(error: z.ZodError): string {
  return error.issues
    .slice(0, 10)
    .map(({ path, message }) => `${path.map(String).join('.') || 'the whole file'}: ${message}`)
    .join('\n');
}

export const over = (
  before: Record<string, string>,
  change: Partial<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, change[language] ?? before[language] ?? '']));
