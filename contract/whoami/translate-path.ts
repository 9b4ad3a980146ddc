import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const translatePath = defineEndpoint({
  area: 'whoami',
  name: 'translate-path',
  method: 'GET',
  path: '/api/whoami/translate',
  summary: 'Returns the path of the same page in another language',
  access: 'public',
  writes: false,
  request: z.object({
    routepath: z.string().max(6_000),
    languageCode,
    targetLanguageCode: z.enum(languages),
  }),
  response: z.object({ datas: z.object({ location: z.string() }) }),
  errors: { 'path-not-found': { status: 404 } },
});
