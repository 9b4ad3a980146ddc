import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { experiments, shortText, z } from '../schema.ts';
import { trackingParams, trafficOrigin } from '../tracking/save-tracking-params.ts';
import { accountData } from './account.ts';

export const getUser = defineEndpoint({
  area: 'accounts',
  name: 'get-user',
  method: 'POST',
  path: '/api/user/get',
  summary: 'Returns the visitor: a new uid for this visit, or the existing one with its state',
  access: 'public',
  writes: false,
  request: z.strictObject({
    uidOrigin: shortText.default(''),
    trackingParams: trackingParams.default({}),
    revision: shortText.default(''),
    experiments,
    breakPoint: shortText.default(''),
    screenWidth: z.number().min(0).max(100_000).default(0),
    screenHeight: z.number().min(0).max(100_000).default(0),
    localeInit: z.enum(languages).default('de'),
  }),
  response: trafficOrigin.extend({
    uid: z.string(),
    jwt: z.string(),
    /** `service` for office staff, else empty. */
    usertype: z.enum(['', 'service']),
    /** Derived from the User-Agent: a crawler, a phone. */
    isBot: z.boolean(),
    isMobile: z.boolean(),
    accountData: accountData.nullable(),
    ebk: z.string(),
    watchListUID: z.string(),
    experiments: z.array(z.object({ experimentKey: z.string(), variant: z.number() })),
  }),
});
