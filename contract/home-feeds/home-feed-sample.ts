import { tableDocuments, tableEncodings } from '../../domain/feed-fields.ts';
import { homeFeedFormats } from '../../domain/home-feeds.ts';
import { feedMapping } from '../feeds/feed-mapping.ts';
import { z } from '../schema.ts';

const sampleColumn = z.object({
  name: z.string(),
  /** Up to three different values. */
  samples: z.array(z.string()),
  /** Number of rows with a value. */
  filled: z.number(),
  /** All values with their numbers of rows, the most frequent first. Null if there are too many. */
  values: z.array(z.object({ value: z.string(), count: z.number() })).nullable(),
  /** The words of a column that lists amenities, and what separates them. Null for other columns. */
  words: z.array(z.object({ value: z.string(), count: z.number() })).nullable(),
  separator: z.string(),
});
export type SampleColumn = z.infer<typeof sampleColumn>;

/** The columns of a file that is to become a feed. */
export const homeFeedSample = z.object({
  format: z.enum(homeFeedFormats),
  document: z.enum(tableDocuments),
  encoding: z.enum(tableEncodings),
  delimiter: z.string(),
  /** The element or list whose entries are homes, and the others that could be. */
  rows: z.string(),
  rowChoices: z.array(z.string()),
  /** Number of rows read. The file has more if `isWhole` is false. */
  count: z.number(),
  isWhole: z.boolean(),
  columns: z.array(sampleColumn),
  /** Suggested by headers and values. Null for formats that need no mapping. */
  mapping: feedMapping.nullable(),
});
export type HomeFeedSample = z.infer<typeof homeFeedSample>;

/** Settings by which the reader overrides the detected form of the file. */
export const sampleChoices = {
  document: z.enum(tableDocuments).optional(),
  encoding: z.enum(tableEncodings).optional(),
  delimiter: z.string().length(1).optional(),
  rows: z.string().max(200).optional(),
};
