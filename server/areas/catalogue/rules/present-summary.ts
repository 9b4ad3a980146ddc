import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import { freeUntilDaysBefore, type CancellationBand } from '../../../../domain/booking/cancellation-steps.ts';
import { pickText, type Language, type Localized } from '../../../../domain/language.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { amenityFlags } from '../../../../domain/search-filter.ts';
import { publicPosition } from '../../../../domain/public-position.ts';

type Named = Partial<Localized>;

export interface SummaryRow {
  objectNumber: number;
  active: boolean;
  agency: number | null;
  agencyName: string | null;
  objectType: 'house' | 'apartment';
  kind: string;
  providerType: string;
  lat: number;
  lon: number;
  personsMax: number;
  adultsMax: number;
  countRooms: number;
  countRoomsSleeping: number;
  countRoomsBath: number;
  squaremeterLiving: number;
  squaremeterComplete: number | null;
  dogsMax: number;
  dogsMaxIsKnown: boolean;
  petSize: string | null;
  amenities: readonly string[];
  distSea: number | null;
  distLake: number | null;
  distSkilift: number | null;
  distSkiloipe: number | null;
  freeCancel: boolean;
  takesVouchers: boolean;
  cancellation: readonly CancellationBand[];
  consumptionPerNight: Cents;
  offerIds: readonly number[];
  countryCode: string;
  countryNames: Named;
  regionKey: string;
  regionNumber: number;
  regionNames: Named;
  placeNumber: number;
  placeNames: Named;
  stateNames: Named;
  titles: Named;
  images: readonly { no: number; scene: string; captions: Named; drawn: boolean; version: string }[];
}

export interface SummaryFigures {
  average: number | null;
  count: number;
  provenance: string | null;
  parts: ObjectSummary['objectRatingSummary'];
  weekPrice: Cents | null;
  offers: readonly number[];
  /** Origin that serves the pictures; empty for this site. */
  imageCdn: string;
}

export function presentSummary(row: SummaryRow, language: Language, figures: SummaryFigures): ObjectSummary {
  return {
    objectNumber: row.objectNumber,
    title: pickText(row.titles, language),
    agency: row.agency,
    agencyName: row.agencyName ?? '',
    active: row.active,
    objectType: row.objectType,
    kind: row.kind,
    personsMax: row.personsMax,
    adultsMax: row.adultsMax,
    countRooms: row.countRooms,
    countRoomsSleeping: row.countRoomsSleeping,
    countRoomsBath: row.countRoomsBath,
    squaremeterLiving: row.squaremeterLiving,
    squaremeterComplete: row.squaremeterComplete,
    detailPetAllowed: row.dogsMax > 0,
    detailPetSize: row.petSize,
    dogsMax: row.dogsMax,
    dogsMaxIsKnown: row.dogsMaxIsKnown,
    position: publicPosition(row.objectNumber, row),
    locations: {
      country: pickText(row.countryNames, language),
      countryCode: row.countryCode,
      region: pickText(row.regionNames, language),
      regionKey: row.regionKey,
      regionNumber: row.regionNumber,
      state: pickText(row.stateNames, language),
      place: pickText(row.placeNames, language),
      placeNumber: row.placeNumber,
    },
    images: row.images.map(({ no, scene, captions, drawn, version }) => ({
      no,
      src: `/pictures/${row.objectNumber}/${no}.${version}`,
      cdn: figures.imageCdn,
      scene,
      ...(captions[language] && { caption: captions[language] }),
      illustration: drawn,
    })),
    ratingAverage: figures.average,
    ratingCount: figures.count,
    ratingProvenance: figures.provenance,
    objectRatingSummary: figures.parts,
    minPrice: figures.weekPrice === null ? null : toEuros(figures.weekPrice),
    consumptionPerNight: toEuros(row.consumptionPerNight),
    providerType: row.providerType === 'private' ? 'private' : 'wholesaler',
    searchFilter: amenityFlags.filter((flag) => row.amenities.includes(flag)),
    searchOffers: [...figures.offers],
    distances: {
      sea: row.distSea,
      lake: row.distLake,
      skilift: row.distSkilift,
      skiloipe: row.distSkiloipe,
    },
    freeCancel: row.freeCancel,
    freeCancelDays: freeUntilDaysBefore(row.cancellation),
    takesVouchers: row.takesVouchers,
    distance: null,
  };
}
