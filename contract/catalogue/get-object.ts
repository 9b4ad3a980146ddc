import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, objectNumber, z } from '../schema.ts';
import { description, objectDetail } from './object-summary.ts';

/**
 * One path with two response types: with `descriptionLanguageCode` only the texts in that language are returned,
 * together with `translationSource` if they are a translation.
 */
export const getObject = defineEndpoint({
  area: 'catalogue',
  name: 'get-object',
  method: 'POST',
  path: '/api/object',
  summary: 'Returns a home with all its fields, or its texts in one language',
  access: 'public',
  writes: false,
  request: z.strictObject({
    objectNumber,
    languageCode,
    descriptionLanguageCode: z.string().max(5).optional(),
    translationSource: z.string().max(20).optional(),
  }),
  response: z.union([
    objectDetail,
    z.object({
      objectNumber: z.number(),
      translation: description.extend({ language: z.string(), source: z.string() }),
    }),
  ]),
  errors: {
    'object-not-found': { status: 404 },
    'object-removed': {
      status: 410,
      data: z.object({ objectNumber: z.number(), countryCode: z.string(), regionKey: z.string() }),
    },
    'description-not-found': { status: 404 },
  },
});
