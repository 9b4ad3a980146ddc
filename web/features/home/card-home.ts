import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { PriceObject } from '../../../contract/pricing/price-result.ts';
import { isFreeOn } from '../../../domain/booking/cancellation-steps.ts';
import { add, fromEuros, subtract, times, toEuros, type Euros } from '../../../domain/money.ts';
import { placeLine } from '../../../domain/place-line.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { pictureInSeason } from '../../../domain/season-of-year.ts';

/** The data of a card. It is far smaller than a summary, because a page has forty cards. */
export interface CardHome {
  objectNumber: number;
  title: string;
  kind: string;
  place: string;
  /** Place and region as one line. */
  where: string;
  position: { lat: number; lon: number };
  /** Drawings show the season of the stay. */
  images: readonly string[];
  personsMax: number;
  sleepingRooms: number;
  squaremeters: number;
  rating: { average: number; count: number; provenance: string | null } | null;
  /** True if a stay that is booked today can be cancelled free of charge; without a stay, if the home's terms are flexible. */
  freeCancel: boolean;
  /** The last day on which cancelling the stay is free; null without a stay. */
  freeCancelUntil: PlainDate | null;
  takesVouchers: boolean;
  /** Kilometres from the searched position; null without one. */
  distance: number | null;
  /** Stay with its complete price in euros; null without dates. */
  stay: CardStay | null;
  /** Euros for the cheapest future week; null if there is none. */
  minPrice: Euros | null;
}

export interface CardStay {
  startDate: string;
  endDate: string;
  nights: number;
  persons: number;
  total: Euros;
  percent: number;
  /** Saving in whole percent of the price before the discount. */
  saved: number;
  before: Euros;
  /** Estimated consumption paid on site by meter, in euros. It is in no total. Null if there is no estimate. */
  consumption: Euros | null;
}

/** Computes the percentage from the two complete prices that are shown, since a discount applies to the accommodation alone. */
const savedPercent = ({ before, total }: Pick<CardStay, 'before' | 'total'>): number =>
  Math.floor((100 * (fromEuros(before) - fromEuros(total))) / fromEuros(before));

const picturesOfCard = 5;

export function toCardHome(
  home: ObjectSummary & { priceObject?: PriceObject | null },
  today: string,
): CardHome {
  const price = home.priceObject;
  return {
    objectNumber: home.objectNumber,
    title: home.title,
    kind: home.kind,
    place: home.locations.place,
    where: placeLine(home.locations.place, home.locations.region),
    position: home.position,
    images: home.images
      .slice(0, picturesOfCard)
      .map((image) => image.cdn + pictureInSeason(image, price?.startDate)),
    personsMax: home.personsMax,
    sleepingRooms: home.countRoomsSleeping,
    squaremeters: home.squaremeterLiving,
    rating:
      home.ratingCount > 0 && home.ratingAverage !== null
        ? { average: home.ratingAverage, count: home.ratingCount, provenance: home.ratingProvenance }
        : null,
    freeCancel: price ? isFreeOn(today, price.startDate, home.freeCancelDays) : home.freeCancel,
    freeCancelUntil:
      price && home.freeCancelDays !== null ? addDays(price.startDate, -home.freeCancelDays) : null,
    takesVouchers: home.takesVouchers,
    distance: home.distance,
    minPrice: home.minPrice,
    stay: price ? toCardStay(price, home.consumptionPerNight) : null,
  };
}

function toCardStay(price: PriceObject, consumptionPerNight: Euros): CardStay {
  const saving = subtract(fromEuros(price.original), fromEuros(price.price));
  const before = toEuros(add(fromEuros(price.priceComplete), saving));
  return {
    startDate: price.startDate,
    endDate: price.endDate,
    nights: price.duration,
    persons: price.persons,
    total: price.priceComplete,
    percent: price.pricePercentReduction,
    saved: savedPercent({ before, total: price.priceComplete }),
    before,
    consumption:
      consumptionPerNight > 0 ? toEuros(times(fromEuros(consumptionPerNight), price.duration)) : null,
  };
}
