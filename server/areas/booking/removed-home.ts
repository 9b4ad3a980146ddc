import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { Language } from '../../../domain/language.ts';
import type { BookingDeps } from './booking-context.ts';
import { findHome } from './home-store.ts';
import { euros } from '../../../domain/money.ts';

export async function describeRemovedHome(
  { connection }: Pick<BookingDeps, 'connection'>,
  objectNumber: number,
  language: Language,
): Promise<ObjectSummary> {
  const home = await findHome(connection.db, objectNumber, language);
  if (!home) throw new Error(`The home ${objectNumber} of a booking is gone.`);
  return {
    objectNumber,
    title: home.title,
    agency: null,
    agencyName: '',
    active: false,
    objectType: 'house',
    kind: 'house',
    personsMax: 0,
    adultsMax: 0,
    countRooms: 0,
    countRoomsSleeping: 0,
    countRoomsBath: 0,
    squaremeterLiving: 0,
    squaremeterComplete: null,
    detailPetAllowed: false,
    detailPetSize: null,
    dogsMax: 0,
    dogsMaxIsKnown: true,
    position: { lat: home.lat, lon: home.lon },
    locations: {
      country: '',
      countryCode: '',
      region: '',
      regionKey: '',
      regionNumber: 0,
      state: '',
      place: home.place,
      placeNumber: 0,
    },
    images: [],
    ratingAverage: null,
    ratingCount: 0,
    ratingProvenance: null,
    objectRatingSummary: {
      cleanliness: 5,
      externalImpression: 5,
      furniture: 5,
      location: 5,
      priceToService: 5,
    },
    minPrice: null,
    consumptionPerNight: euros(0),
    providerType: 'wholesaler',
    searchFilter: [],
    searchOffers: [],
    distances: { sea: null, lake: null, skilift: null, skiloipe: null },
    freeCancel: false,
    freeCancelDays: null,
    takesVouchers: false,
    distance: null,
  };
}
