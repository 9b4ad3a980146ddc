import type { EndpointName } from '../../../contract/api.ts';

/** Calls that the pages make on the server alone, or that programs make. */
export type ServerEndpoint =
  | 'getAffiliateTarget'
  | 'getValidBonuses'
  | 'listLatestRatings'
  | 'getCapacity'
  | 'getKey'
  | 'getKeyBookings'
  | 'getHomeRecommendations'
  | 'getLocation'
  | 'getOfficeOverwrites'
  | 'getPoi'
  | 'getWhoami'
  | 'listPois'
  | 'setOfficeOverwrites';

/** Calls that a browser may make: what guests do, and what is done in a room. */
export type BrowserEndpoint = Exclude<EndpointName, ServerEndpoint>;

/** Method and path of some endpoints. */
export type EndpointPaths = Partial<Record<BrowserEndpoint, readonly ['GET' | 'POST', string]>>;
