import { defineEndpoint } from '../define-endpoint.ts';
import { jsonRecord, languageCode, z } from '../schema.ts';

const filterInAddresses = z.record(z.string(), z.string());

const understood = z.object({
  /** The text says more than the name of a place, and at least a part of that was understood. */
  isSentence: z.boolean(),
  /** What was understood, as addresses and searches write it. */
  filter: filterInAddresses,
  /** Each part of the filter in words, with the keys that belong to it; without keys it is what a search supposes anyway. */
  chips: z.array(z.object({ keys: z.array(z.string()), label: z.string() })),
  /** What was not understood, as it was typed. */
  rest: z.array(z.string()),
  /** What the text leaves open. Nothing of it is in the filter. */
  questions: z.array(
    z.object({
      kind: z.enum(['nights', 'weekend', 'date', 'dates', 'place', 'rooms', 'holidays', 'price']),
      /** The words in question, as they were typed; may be empty. */
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
    'A wish in words ("by the sea with a dog, a week in June, up to 900 euros") as a filter, with what was not understood',
  access: 'public',
  writes: false,
  request: z.object({
    languageCode,
    text: z.string().max(200).default(''),
    /** The filter as it stands meanwhile: the chips are of it, and questions that it answers are left out. */
    query: jsonRecord.optional(),
  }),
  response: understood,
});
