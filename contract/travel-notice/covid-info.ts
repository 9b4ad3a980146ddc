import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const covidInfo = z.object({
  title: z.string(),
  text: z.string(),
  /** yyyy-MM-dd, or empty. */
  date: z.string(),
  /** Address of the full text, or empty. */
  url: z.string(),
});
export type CovidInfo = z.infer<typeof covidInfo>;

export const covidState = z.object({
  /** Official key of the federal state: 01 to 16. */
  state: z.string(),
  name: z.string(),
  status: z.enum(['open', 'limited', 'closed']),
  text: z.string(),
});
export type CovidState = z.infer<typeof covidState>;

const request = z.strictObject({ languageCode });

export const getCovidInfo = defineEndpoint({
  area: 'travel-notice',
  name: 'get-covid-info',
  method: 'POST',
  path: '/api/getCovidInfo',
  summary: 'Lists notices about travel during the coronavirus pandemic; empty without a configured source',
  access: 'public',
  writes: false,
  claims: 'none',
  request,
  response: z.object({ infos: z.array(covidInfo) }),
});

export const getCovidInfoStateStatus = defineEndpoint({
  area: 'travel-notice',
  name: 'get-covid-info-state-status',
  method: 'POST',
  path: '/api/getCovidInfoStateStatus',
  summary: 'Lists whether the German federal states receive guests; empty without a configured source',
  access: 'public',
  writes: false,
  claims: 'none',
  request,
  response: z.object({ states: z.array(covidState) }),
});

export const getRkiLocation = defineEndpoint({
  area: 'travel-notice',
  name: 'get-rki-location',
  method: 'GET',
  path: '/api/location/rki',
  summary: 'Returns the figures of a district by its official key; empty without a configured source',
  access: 'public',
  writes: false,
  request: z.object({
    /** Official key of the district, up to twelve digits. Any other value returns nothing. */
    RS: z.string().max(40).default(''),
  }),
  response: z.object({
    districts: z.array(
      z.object({
        RS: z.string(),
        name: z.string(),
        state: z.string(),
        /** New cases in seven days per 100,000 people. */
        cases7Per100k: z.number(),
        /** The time of the update in the notation of the source. */
        updated: z.string(),
      }),
    ),
  }),
});
