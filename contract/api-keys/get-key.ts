import { apiKeyScopes } from '../../domain/api-key-scopes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { businessRequest } from './key-business.ts';
import { keyErrors } from './key-errors.ts';

const { 'key-scope-missing': _, ...errors } = keyErrors;

export const getKey = defineEndpoint({
  area: 'api-keys',
  name: 'get-key',
  method: 'GET',
  path: '/api/key',
  summary: 'Returns the business and the scopes of the API key in the header Authorization',
  access: 'public',
  key: 'any',
  writes: false,
  request: z.object({}),
  response: z.object({
    keyID: z.string(),
    ...businessRequest,
    name: z.string(),
    scopes: z.array(z.enum(apiKeyScopes)),
    expiresAt: z.string().nullable(),
  }),
  errors,
});
