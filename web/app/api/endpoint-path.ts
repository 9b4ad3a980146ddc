import type { EndpointName } from '../../../contract/api.ts';

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

export type BrowserEndpoint = Exclude<EndpointName, ServerEndpoint>;

export type EndpointPaths = Partial<Record<BrowserEndpoint, readonly ['GET' | 'POST', string]>>;
