import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { containerText, contentLanguage } from './content-unit.ts';

export const getContentTargets = defineEndpoint({
  area: 'content',
  name: 'get-content-targets',
  method: 'POST',
  path: '/api/cms/content/targets',
  summary: 'Resolves the links, pictures and snippets of an unsaved text',
  access: { permission: 'content.update' },
  writes: false,
  request: z.strictObject({ language: contentLanguage, containerContent: containerText }),
  response: z.object({
    /** Addresses by link target. Targets that do not exist in this language are missing. */
    links: z.record(z.string(), z.string()),
    /** The base address of each picture, by scene. */
    pictures: z.record(z.string(), z.string()),
    snippets: z.record(z.string(), z.string()),
  }),
  errors: {
    'content-invalid': { status: 422, data: z.object({ paths: z.array(z.string()) }) },
  },
});
