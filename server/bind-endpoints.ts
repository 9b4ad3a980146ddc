import { api, type EndpointName } from '../contract/api.ts';
import type { Accounts } from './areas/accounts/accounts.ts';
import { getUserHandler } from './areas/accounts/handlers/get-user.ts';
import { saveContactHandler } from './areas/accounts/handlers/save-contact.ts';
import type { BookingDeps } from './areas/booking/booking.ts';
import { cancelBookingHandler } from './areas/booking/handlers/cancel-booking.ts';
import { changeBookingHandler } from './areas/booking/handlers/change-booking.ts';
import { convertOptionHandler } from './areas/booking/handlers/convert-option.ts';
import { createBookingHandler } from './areas/booking/handlers/create-booking.ts';
import { getBookingHandler } from './areas/booking/handlers/get-booking.ts';
import { listRecentBookingsHandler } from './areas/booking/handlers/list-recent-bookings.ts';
import { getChangeCalendarHandler } from './areas/booking/handlers/get-change-calendar.ts';
import { withdrawChangeHandler } from './areas/booking/handlers/withdraw-change.ts';
import type { Capacity } from './areas/capacity/capacity.ts';
import { getCapacityHandler } from './areas/capacity/handlers/get-capacity.ts';
import type { Catalogue } from './areas/catalogue/catalogue.ts';
import { getHomeRecommendationsHandler } from './areas/catalogue/handlers/get-home-recommendations.ts';
import { getObjectHandler } from './areas/catalogue/handlers/get-object.ts';
import { getObjectsInternalHandler } from './areas/catalogue/handlers/get-objects-internal.ts';
import { getBookingConfirmationHandler } from './areas/landlords/handlers/get-booking-confirmation.ts';
import { setBookingChangeHandler } from './areas/landlords/handlers/set-booking-change.ts';
import { setBookingConfirmationHandler } from './areas/landlords/handlers/set-booking-confirmation.ts';
import type { LandlordsDeps } from './areas/landlords/landlords.ts';
import { getLocationHandler } from './areas/locations/handlers/get-location.ts';
import { listTeasersHandler } from './areas/locations/handlers/list-teasers.ts';
import { suggestLocationsHandler } from './areas/locations/handlers/suggest-locations.ts';
import type { Locations } from './areas/locations/locations.ts';
import { getMapHandler } from './areas/map/handlers/get-map.ts';
import type { MapArea } from './areas/map/map.ts';
import { getOffersHandler } from './areas/offers/handlers/get-offers.ts';
import type { Offers } from './areas/offers/offers.ts';
import { getOfficeContactHandler } from './areas/office/handlers/get-office-contact.ts';
import { getOfficeInfoHandler } from './areas/office/handlers/get-office-info.ts';
import { getOfficeOverwritesHandler } from './areas/office/handlers/get-office-overwrites.ts';
import { setOfficeOverwritesHandler } from './areas/office/handlers/set-office-overwrites.ts';
import type { Office } from './areas/office/office.ts';
import { countAffiliateHopHandler } from './areas/partners/handlers/count-affiliate-hop.ts';
import { getAffiliateTargetHandler } from './areas/partners/handlers/get-affiliate-target.ts';
import { getPartnerHandler } from './areas/partners/handlers/get-partner.ts';
import type { Partners } from './areas/partners/partners.ts';
import { getPoiHandler } from './areas/pois/handlers/get-poi.ts';
import { listPoisHandler } from './areas/pois/handlers/list-pois.ts';
import type { Pois } from './areas/pois/pois.ts';
import { getPriceCalendarHandler } from './areas/pricing/handlers/get-price-calendar.ts';
import { getPriceHandler } from './areas/pricing/handlers/get-price.ts';
import type { Pricing } from './areas/pricing/pricing.ts';
import { listRatingsHandler } from './areas/ratings/handlers/list-ratings.ts';
import type { Ratings } from './areas/ratings/ratings.ts';
import { clusterHomesHandler } from './areas/search/handlers/cluster-homes.ts';
import { searchObjectsHandler, searchObjectsWriter } from './areas/search/handlers/search-objects.ts';
import { trackSearchObjectHandler } from './areas/search/handlers/track-search-object.ts';
import { trackSearchHandler } from './areas/search/handlers/track-search.ts';
import type { Search } from './areas/search/search.ts';
import { getCovidInfoHandler } from './areas/travel-notice/handlers/get-covid-info.ts';
import { getCovidInfoStateStatusHandler } from './areas/travel-notice/handlers/get-covid-info-state-status.ts';
import { getRkiLocationHandler } from './areas/travel-notice/handlers/get-rki-location.ts';
import type { TravelNotice } from './areas/travel-notice/travel-notice.ts';
import { getLastSeenObjectsHandler } from './areas/watch-list/handlers/get-last-seen-objects.ts';
import { getWatchedObjectsHandler } from './areas/watch-list/handlers/get-watched-objects.ts';
import { setLastSeenObjectHandler } from './areas/watch-list/handlers/set-last-seen-object.ts';
import { sendWatchListHandler } from './areas/watch-list/handlers/send-watch-list.ts';
import { setWatchedObjectHandler } from './areas/watch-list/handlers/set-watched-object.ts';
import { logCookieConsentHandler } from './areas/tracking/handlers/log-cookie-consent.ts';
import { logHistoryHandler } from './areas/tracking/handlers/log-history.ts';
import { logTimingsHandler } from './areas/tracking/handlers/log-timings.ts';
import { saveTrackingParamsHandler } from './areas/tracking/handlers/save-tracking-params.ts';
import type { Tracking } from './areas/tracking/tracking.ts';
import type { WatchList } from './areas/watch-list/watch-list.ts';
import { getWhoamiHandler } from './areas/whoami/handlers/get-whoami.ts';
import { translatePathHandler } from './areas/whoami/handlers/translate-path.ts';
import type { Whoami } from './areas/whoami/whoami.ts';
import type { Config } from './config.ts';
import { bind } from './http/bind.ts';
import type { BoundEndpoint } from './http/binder.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';

export interface Faces {
  db: Database;
  clock: Clock;
  /** Experiments that run. */
  experiments: Config['experiments'];
  accounts: Accounts;
  bookingDeps: BookingDeps;
  landlordsDeps: LandlordsDeps;
  capacity: Capacity;
  catalogue: Catalogue;
  locations: Locations;
  map: MapArea;
  offers: Offers;
  office: Office;
  partners: Partners;
  pois: Pois;
  pricing: Pricing;
  ratings: Ratings;
  search: Search;
  travelNotice: TravelNotice;
  tracking: Tracking;
  watchList: WatchList;
  whoami: Whoami;
}

/** Every call of the contract with its handler; the type refuses a call without one. */
export function bindEndpoints(faces: Faces): ReadonlyMap<EndpointName, BoundEndpoint> {
  const { bookingDeps, landlordsDeps } = faces;
  const bound: Record<EndpointName, BoundEndpoint> = {
    cancelBooking: bind(api.cancelBooking, cancelBookingHandler(bookingDeps)),
    changeBooking: bind(api.changeBooking, changeBookingHandler(bookingDeps)),
    convertOption: bind(api.convertOption, convertOptionHandler(bookingDeps)),
    countAffiliateHop: bind(api.countAffiliateHop, countAffiliateHopHandler(faces)),
    createBooking: bind(api.createBooking, createBookingHandler(bookingDeps)),
    getAffiliateTarget: bind(api.getAffiliateTarget, getAffiliateTargetHandler(faces)),
    getBooking: bind(api.getBooking, getBookingHandler(bookingDeps)),
    getBookingConfirmation: bind(api.getBookingConfirmation, getBookingConfirmationHandler(landlordsDeps)),
    getCapacity: bind(api.getCapacity, getCapacityHandler(faces)),
    getChangeCalendar: bind(api.getChangeCalendar, getChangeCalendarHandler(bookingDeps)),
    getCovidInfo: bind(api.getCovidInfo, getCovidInfoHandler(faces)),
    getCovidInfoStateStatus: bind(api.getCovidInfoStateStatus, getCovidInfoStateStatusHandler(faces)),
    getHomeRecommendations: bind(api.getHomeRecommendations, getHomeRecommendationsHandler(faces)),
    getLastSeenObjects: bind(api.getLastSeenObjects, getLastSeenObjectsHandler(faces)),
    getLocation: bind(api.getLocation, getLocationHandler(faces)),
    getObject: bind(api.getObject, getObjectHandler(faces)),
    getObjectsInternal: bind(api.getObjectsInternal, getObjectsInternalHandler(faces)),
    getMap: bind(api.getMap, getMapHandler(faces)),
    getOffers: bind(api.getOffers, getOffersHandler(faces)),
    getOfficeContact: bind(api.getOfficeContact, getOfficeContactHandler(faces)),
    getOfficeInfo: bind(api.getOfficeInfo, getOfficeInfoHandler(faces)),
    getOfficeOverwrites: bind(api.getOfficeOverwrites, getOfficeOverwritesHandler(faces)),
    getPartner: bind(api.getPartner, getPartnerHandler(faces)),
    getPoi: bind(api.getPoi, getPoiHandler(faces)),
    getPrice: bind(api.getPrice, getPriceHandler(faces)),
    getPriceCalendar: bind(api.getPriceCalendar, getPriceCalendarHandler(faces)),
    getRkiLocation: bind(api.getRkiLocation, getRkiLocationHandler(faces)),
    getUser: bind(api.getUser, getUserHandler(faces)),
    getWatchedObjects: bind(api.getWatchedObjects, getWatchedObjectsHandler(faces)),
    getWhoami: bind(api.getWhoami, getWhoamiHandler(faces)),
    listPois: bind(api.listPois, listPoisHandler(faces)),
    listRatings: bind(api.listRatings, listRatingsHandler(faces)),
    listRecentBookings: bind(api.listRecentBookings, listRecentBookingsHandler(bookingDeps)),
    listTeasers: bind(api.listTeasers, listTeasersHandler(faces)),
    logCookieConsent: bind(api.logCookieConsent, logCookieConsentHandler(faces)),
    logHistory: bind(api.logHistory, logHistoryHandler(faces)),
    logTimings: bind(api.logTimings, logTimingsHandler(faces)),
    saveTrackingParams: bind(api.saveTrackingParams, saveTrackingParamsHandler(faces)),
    saveContact: bind(api.saveContact, saveContactHandler(faces)),
    clusterHomes: bind(api.clusterHomes, clusterHomesHandler(faces)),
    searchObjects: bind(api.searchObjects, searchObjectsHandler(faces), searchObjectsWriter(faces)),
    setBookingChange: bind(api.setBookingChange, setBookingChangeHandler(landlordsDeps)),
    setBookingConfirmation: bind(api.setBookingConfirmation, setBookingConfirmationHandler(landlordsDeps)),
    setLastSeenObject: bind(api.setLastSeenObject, setLastSeenObjectHandler(faces)),
    setOfficeOverwrites: bind(api.setOfficeOverwrites, setOfficeOverwritesHandler(faces)),
    sendWatchList: bind(api.sendWatchList, sendWatchListHandler(faces)),
    setWatchedObject: bind(api.setWatchedObject, setWatchedObjectHandler(faces)),
    suggestLocations: bind(api.suggestLocations, suggestLocationsHandler(faces)),
    trackSearch: bind(api.trackSearch, trackSearchHandler(faces)),
    trackSearchObject: bind(api.trackSearchObject, trackSearchObjectHandler(faces)),
    translatePath: bind(api.translatePath, translatePathHandler(faces)),
    withdrawChange: bind(api.withdrawChange, withdrawChangeHandler(bookingDeps)),
  };
  return new Map(Object.entries(bound)) as ReadonlyMap<EndpointName, BoundEndpoint>;
}
