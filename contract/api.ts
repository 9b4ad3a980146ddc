import type { Endpoint } from './define-endpoint.ts';
import { getUser } from './accounts/get-user.ts';
import { saveContact } from './accounts/save-contact.ts';
import { cancelBooking } from './booking/cancel-booking.ts';
import { changeBooking } from './booking/change-booking.ts';
import { convertOption } from './booking/convert-option.ts';
import { createBooking } from './booking/create-booking.ts';
import { getBooking } from './booking/get-booking.ts';
import { getChangeCalendar } from './booking/get-change-calendar.ts';
import { listRecentBookings } from './booking/list-recent-bookings.ts';
import { withdrawChange } from './booking/withdraw-change.ts';
import { getCapacity } from './capacity/get-capacity.ts';
import { getHomeRecommendations } from './catalogue/get-home-recommendations.ts';
import { getObject } from './catalogue/get-object.ts';
import { getObjectsInternal } from './catalogue/get-objects-internal.ts';
import { getBookingConfirmation } from './landlords/get-booking-confirmation.ts';
import { setBookingChange } from './landlords/set-booking-change.ts';
import { setBookingConfirmation } from './landlords/set-booking-confirmation.ts';
import { getLocation } from './locations/get-location.ts';
import { listTeasers } from './locations/list-teasers.ts';
import { suggestLocations } from './locations/suggest-locations.ts';
import { getOffers } from './offers/get-offers.ts';
import { getOfficeContact, getOfficeInfo } from './office/office-contact.ts';
import { getOfficeOverwrites, setOfficeOverwrites } from './office/office-overwrites.ts';
import { getMap } from './map/get-map.ts';
import { countAffiliateHop, getAffiliateTarget } from './partners/affiliate-hop.ts';
import { getPartner } from './partners/get-partner.ts';
import { getPoi } from './pois/get-poi.ts';
import { listPois } from './pois/list-pois.ts';
import { getPrice } from './pricing/get-price.ts';
import { getPriceCalendar } from './pricing/get-price-calendar.ts';
import { listRatings } from './ratings/list-ratings.ts';
import { clusterHomes } from './search/cluster-homes.ts';
import { searchObjects } from './search/search-objects.ts';
import { trackSearch } from './search/track-search.ts';
import { trackSearchObject } from './search/track-search-object.ts';
import { getCovidInfo, getCovidInfoStateStatus, getRkiLocation } from './travel-notice/covid-info.ts';
import { logCookieConsent } from './tracking/log-cookie-consent.ts';
import { logHistory } from './tracking/log-history.ts';
import { logTimings } from './tracking/log-timings.ts';
import { saveTrackingParams } from './tracking/save-tracking-params.ts';
import { getLastSeenObjects, setLastSeenObject } from './watch-list/last-seen-objects.ts';
import { getWatchedObjects } from './watch-list/get-watched-objects.ts';
import { sendWatchList } from './watch-list/send-watch-list.ts';
import { setWatchedObject } from './watch-list/set-watched-object.ts';
import { getWhoami } from './whoami/get-whoami.ts';
import { translatePath } from './whoami/translate-path.ts';

/** Every call of the API, by the name that handlers and the typed client use. */
export const api = {
  cancelBooking,
  changeBooking,
  clusterHomes,
  convertOption,
  countAffiliateHop,
  createBooking,
  getAffiliateTarget,
  getBooking,
  getBookingConfirmation,
  getCapacity,
  getChangeCalendar,
  getCovidInfo,
  getCovidInfoStateStatus,
  getHomeRecommendations,
  getLastSeenObjects,
  getLocation,
  getObject,
  getObjectsInternal,
  getMap,
  getOffers,
  getOfficeContact,
  getOfficeInfo,
  getOfficeOverwrites,
  getPartner,
  getPoi,
  getPrice,
  getPriceCalendar,
  getRkiLocation,
  getUser,
  getWatchedObjects,
  getWhoami,
  listPois,
  listRatings,
  listRecentBookings,
  listTeasers,
  logCookieConsent,
  logHistory,
  logTimings,
  saveContact,
  saveTrackingParams,
  searchObjects,
  sendWatchList,
  setBookingChange,
  setBookingConfirmation,
  setLastSeenObject,
  setOfficeOverwrites,
  setWatchedObject,
  suggestLocations,
  trackSearch,
  trackSearchObject,
  translatePath,
  withdrawChange,
} as const satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type EndpointName = keyof Api;
