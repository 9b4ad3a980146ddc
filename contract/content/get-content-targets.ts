import { defineEndpoint } from '../define-endpoint.ts';
import { jwt, uid, z } from '../schema.ts';
import { containerText, contentLanguage } from './content-unit.ts';

export const getContentTargets = defineEndpoint({
  area: 'content',
  name: 'get-content-targets',
  method: 'POST',
  path: '/api/cms/content/targets',
  summary:
    'Where the links of a text lead, where its pictures lie and what its snippets hold, before it is stored',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ uid, jwt, language: contentLanguage, containerContent: containerText }),
  response: z.object({
    /** Addresses stand by what the text says of a link; what leads nowhere in this language is missing. */
    links: z.record(z.string(), z.string()),
    /** The base of each picture's addresses, by its scene. */
    pictures: z.record(z.string(), z.string()),
    /** Containers as JSON, by the name of the snippet. */
    snippets: z.record(z.string(), z.string()),
  }),
  errors: {
    'content-invalid': { status: 422, data: z.object({ paths: z.array(z.string()) }) },
  },
});
