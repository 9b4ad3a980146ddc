import type { Endpoint } from './define-endpoint.ts';
import { accountsEndpoints } from './accounts/endpoints.ts';
import { actingEndpoints } from './acting/endpoints.ts';
import { alertsEndpoints } from './alerts/endpoints.ts';
import { apiKeysEndpoints } from './api-keys/endpoints.ts';
import { bonusEndpoints } from './bonus/endpoints.ts';
import { bookingEndpoints } from './booking/endpoints.ts';
import { calendarsEndpoints } from './calendars/endpoints.ts';
import { campaignsEndpoints } from './campaigns/endpoints.ts';
import { capacityEndpoints } from './capacity/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { clientErrorsEndpoints } from './client-errors/endpoints.ts';
import { contactEndpoints } from './contact/endpoints.ts';
import { contentEndpoints } from './content/endpoints.ts';
import { deliveriesEndpoints } from './deliveries/endpoints.ts';
import { guestRatingsEndpoints } from './guest-ratings/endpoints.ts';
import { homeFeedsEndpoints } from './home-feeds/endpoints.ts';
import { homeFiguresEndpoints } from './home-figures/endpoints.ts';
import { homesEndpoints } from './homes/endpoints.ts';
import { landlordsEndpoints } from './landlords/endpoints.ts';
import { locationsEndpoints } from './locations/endpoints.ts';
import { mapEndpoints } from './map/endpoints.ts';
import { messagesEndpoints } from './messages/endpoints.ts';
import { newsletterEndpoints } from './newsletter/endpoints.ts';
import { offersEndpoints } from './offers/endpoints.ts';
import { officeRecordsEndpoints } from './office-records/endpoints.ts';
import { officeEndpoints } from './office/endpoints.ts';
import { operatorEndpoints } from './operator/endpoints.ts';
import { partnersEndpoints } from './partners/endpoints.ts';
import { paymentsEndpoints } from './payments/endpoints.ts';
import { payoutsEndpoints } from './payouts/endpoints.ts';
import { poisEndpoints } from './pois/endpoints.ts';
import { pricingEndpoints } from './pricing/endpoints.ts';
import { ratingsEndpoints } from './ratings/endpoints.ts';
import { repliesEndpoints } from './replies/endpoints.ts';
import { searchEndpoints } from './search/endpoints.ts';
import { textsEndpoints } from './texts/endpoints.ts';
import { trackingEndpoints } from './tracking/endpoints.ts';
import { travelNoticeEndpoints } from './travel-notice/endpoints.ts';
import { uploadsEndpoints } from './uploads/endpoints.ts';
import { vouchersEndpoints } from './vouchers/endpoints.ts';
import { watchListEndpoints } from './watch-list/endpoints.ts';
import { whoamiEndpoints } from './whoami/endpoints.ts';

/** Every call of the API, by the name that handlers and the typed client use. */
export const api = {
  ...accountsEndpoints,
  ...actingEndpoints,
  ...alertsEndpoints,
  ...apiKeysEndpoints,
  ...bonusEndpoints,
  ...bookingEndpoints,
  ...calendarsEndpoints,
  ...campaignsEndpoints,
  ...capacityEndpoints,
  ...catalogueEndpoints,
  ...clientErrorsEndpoints,
  ...contactEndpoints,
  ...contentEndpoints,
  ...deliveriesEndpoints,
  ...guestRatingsEndpoints,
  ...homeFeedsEndpoints,
  ...homeFiguresEndpoints,
  ...homesEndpoints,
  ...landlordsEndpoints,
  ...locationsEndpoints,
  ...mapEndpoints,
  ...messagesEndpoints,
  ...newsletterEndpoints,
  ...offersEndpoints,
  ...officeEndpoints,
  ...officeRecordsEndpoints,
  ...operatorEndpoints,
  ...partnersEndpoints,
  ...paymentsEndpoints,
  ...payoutsEndpoints,
  ...poisEndpoints,
  ...pricingEndpoints,
  ...ratingsEndpoints,
  ...repliesEndpoints,
  ...searchEndpoints,
  ...textsEndpoints,
  ...trackingEndpoints,
  ...travelNoticeEndpoints,
  ...uploadsEndpoints,
  ...vouchersEndpoints,
  ...watchListEndpoints,
  ...whoamiEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type EndpointName = keyof Api;
