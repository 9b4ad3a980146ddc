import { mappedFields, tableDocuments, tableEncodings } from '../../domain/feed-fields.ts';
import { taxBandsMax } from '../../domain/pricing/tax-bounds.ts';
import { amenityFlags } from '../../domain/search-filter.ts';
import { taxTerms } from '../pricing/tourist-tax.ts';
import { z } from '../schema.ts';
import { terms } from './feed-terms.ts';

const age = z.number().int().min(0).max(120);
const column = z.string().min(1).max(200);
/** A number for all homes, or the column with the number of each home. */
const sharedOrOwn = z.union([z.number().min(0), z.strictObject({ column })]);
const field = z.enum(mappedFields);
const flag = z.enum(amenityFlags);

/** Says what the columns of a foreign table mean. A column is a path if the document is XML or JSON. */
export const feedMapping = z.strictObject({
  document: z.enum(tableDocuments).default('csv'),
  encoding: z.enum(tableEncodings).default('auto'),
  /** XML: the name of the element that is one home. JSON: the path of the list of homes, empty for the document itself. */
  rows: z.string().max(200).default(''),
  delimiter: z
    .string()
    .length(1)
    .regex(/[^\s"\w]|\t/)
    .default(','),
  decimal: z.enum(['.', ',']).default('.'),
  columns: z.partialRecord(field, column),
  /** Translations of cell values by field, such as "Ferienhaus" to "holidayHouse". Other cells are used unchanged. */
  values: z.partialRecord(field, z.record(z.string(), z.string())).default({}),
  constants: z.partialRecord(field, z.union([z.string(), z.number()])).default({}),
  amenities: z.partialRecord(flag, z.strictObject({ column, yes: z.array(z.string()).min(1) })).default({}),
  /**
   * A column that lists several amenities as words. Each word is assigned to an amenity of the site; other words are
   * ignored.
   */
  amenityList: z
    .strictObject({
      column,
      separator: z.string().min(1).max(3).default(','),
      values: z.record(z.string(), flag),
    })
    .optional(),
  /** Units other than square metres and prices for a night. */
  units: z
    .strictObject({
      squaremeterLiving: z.enum(['m2', 'ft2']).optional(),
      nightlyPrice: z.enum(['night', 'week']).optional(),
    })
    .default({}),
  /** Column with photo addresses, their separator, and further columns of photos. */
  photos: z
    .strictObject({
      column,
      separator: z.string().min(1).max(3).default('|'),
      more: z.array(column).max(40).default([]),
    })
    .optional(),
  /** Terms of cancellation for all homes. */
  cancellation: terms.cancellation,
  /** Tourist tax rates. An empty cell means that the rate does not apply. */
  touristTax: z
    .array(
      z
        .strictObject({
          fromAge: age.default(0),
          toAge: age.default(120),
          amount: sharedOrOwn.optional(),
          nightsMax: taxTerms.nightsMax,
          season: taxTerms.season,
          percent: sharedOrOwn.optional(),
        })
        .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
          message: 'either an amount or a percent',
        }),
    )
    .max(taxBandsMax)
    .default([]),
  /** True if all landlords are traders, which the law requires to be shown. */
  providersAreTraders: z.boolean().optional(),
});
export type FeedMapping = z.infer<typeof feedMapping>;
