import { defineEndpoint } from '../define-endpoint.ts';
import { jsonRecord, languageCode, z } from '../schema.ts';

const filterInAddresses = z.record(z.string(), z.string());

const understood = z.object({
  /** True if the text is more than a place name, and at least a part of it was understood. */
  isSentence: z.boolean(),
  /** The understood filter, in the notation of addresses and searches. */
  filter: filterInAddresses,
  /** Each part of the filter in words, with its keys. A chip without keys is a default of every search. */
  chips: z.array(z.object({ keys: z.array(z.string()), label: z.string() })),
  /** Words that were not understood, as typed. */
  rest: z.array(z.string()),
  /** Ambiguous parts of the text. They are not in the filter. */
  questions: z.array(
    z.object({
      kind: z.enum(['nights', 'weekend', 'date', 'dates', 'place', 'rooms', 'holidays', 'price']),
      /** The words in question, as typed. May be empty. */
      words: z.string(),
      options: z.array(z.object({ filter: filterInAddresses, label: z.string() })),
    }),
  ),
});

export const understandSentence = defineEndpoint({
  area: 'locations',
  name: 'understand-sentence',
  method: 'GET',
  path: '/api/search/understand',
  summary:
    'Converts a sentence ("by the sea with a dog, a week in June, up to 900 euros") into a filter, and returns what was not understood',
  access: 'public',
  writes: false,
  request: z.object({
    languageCode,
    text: z.string().max(200).default(''),
    /**
     * The current filter if the guest has changed it since. Chips are built from it, and questions that it answers are
     * omitted.
     */
    query: jsonRecord.optional(),
  }),
  response: understood,
});
