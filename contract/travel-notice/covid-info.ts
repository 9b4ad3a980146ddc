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
  summary: 'Notices about travelling in times of corona; none without a configured source',
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
  summary: 'Whether the federal states receive guests; empty without a configured source',
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
  summary: 'Figures of a district by its official key; empty without a configured source',
  access: 'public',
  writes: false,
  request: z.object({
    /** Official key of the district, up to twelve digits; anything else finds nothing. */
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
        /** The moment, written as the source writes it. */
        updated: z.string(),
      }),
    ),
  }),
});
