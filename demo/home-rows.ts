import type { PlainDate } from '../domain/stay.ts';
import { type Coast, kmBetween } from '../engines/geography/face.ts';
import type { Place } from './locations/places.ts';
import type { PlannedHome } from './home-plan.ts';
import { chooseKind } from './home-plan.ts';
import { createHome, type Home } from './homes/home.ts';
import * as costs from './homes/costs.ts';
import { arrivalTexts } from './homes/arrival-texts.ts';
import { drawNearby, measuredFacts } from './homes/measured-facts.ts';
import { homeTexts, type Neighbour, type Story } from './homes/home-texts.ts';
import { homeRatings } from './homes/ratings.ts';
import type { BookingRules } from '../domain/pricing/booking-rules.ts';
import { demoRules, demoSeasonName } from './homes/booking-rules.ts';
import { homeSeasons, type LevelPeriod } from './homes/seasons.ts';
import { bookedStretches } from './homes/stays.ts';
import { drawStreet } from './homes/streets.ts';
import { lastMinuteOffer, offers, operators, parkOperators, type Offer } from './offers.ts';
import { agencyOfOperator, type Landlord } from './people/providers.ts';
import { seededRandom } from './seeded-random.ts';
import type { Row } from '../server/platform/bulk-store.ts';

export type HomeRows = Record<
  | 'homes'
  | 'home_texts'
  | 'home_images'
  | 'price_seasons'
  | 'home_discounts'
  | 'home_services'
  | 'ratings'
  | 'rating_translations'
  | 'stays'
  | 'whoami_paths',
  Row[]
>;

const nightlyQuiet = { from: '22:00', until: '07:00' };

export const emptyHomeRows = (): HomeRows => ({
  homes: [],
  home_texts: [],
  home_images: [],
  price_seasons: [],
  home_discounts: [],
  home_services: [],
  ratings: [],
  rating_translations: [],
  stays: [],
  whoami_paths: [],
});

export interface HomeContext {
  seed: number;
  today: PlainDate;
  coast: Coast;
  placesOf: (regionId: number) => readonly Place[];
  periodsOf: (region: Place['region']) => readonly LevelPeriod[];
  nextRatingId: () => number;
}

function fits(offer: Offer, home: Home): boolean {
  const { countries, landscapes, kinds } = offer.membership!;
  const { country, landscape } = home.place.region;
  return (
    (countries?.includes(country) ?? true) &&
    (landscapes?.includes(landscape) ?? true) &&
    (kinds?.includes(home.kind) ?? true)
  );
}

const toRuleColumns = ({ leadDays, leadHour, horizonMonths, fillFrom, leaveMin }: BookingRules) => ({
  lead_days: leadDays,
  lead_hour: leadHour,
  horizon_months: horizonMonths,
  fill_from: fillFrom,
  leave_min: leaveMin,
});

/** Houses in parks have a park operator; about a third of the other eligible homes have one. */
function findOperator(plannedHome: PlannedHome, home: Home): Offer | null {
  const turn = plannedHome.region.id + plannedHome.inRegion;
  if (home.kind === 'holidayParkHouse') return parkOperators[turn % parkOperators.length]!;
  const possible = operators.filter((offer) => !parkOperators.includes(offer) && fits(offer, home));
  return possible[turn % (3 * possible.length + 1)] ?? null;
}

export function addHome(
  rows: HomeRows,
  plannedHome: PlannedHome,
  landlord: Landlord,
  context: HomeContext,
): void {
  const { objectNumber } = plannedHome;
  const random = seededRandom(context.seed, 'home', objectNumber);
  const home = createHome(
    random,
    context.coast,
    objectNumber,
    random.pick(context.placesOf(plannedHome.region.id)),
    chooseKind(plannedHome),
  );
  const discounts = costs.homeDiscounts(random);
  const services = costs.homeServices(random, home);
  const periods = context.periodsOf(plannedHome.region);
  const seasons = homeSeasons(random, home, periods);
  const operator = findOperator(plannedHome, home);
  const byChoice = offers.filter((offer) => offer.membership && !offer.operator && fits(offer, home));
  const offerIds = [...(operator ? [operator] : []), ...byChoice].map(({ id }) => id);
  if (discounts.some(({ kind }) => kind === 'lastMinute')) offerIds.push(lastMinuteOffer);
  const agency = operator ? agencyOfOperator(operator.id) : landlord.agency_id;
  const freeCancel = random.chance(0.3);
  const arrival = seededRandom(context.seed, 'arrival', objectNumber);
  const measured = measuredFacts(seededRandom(context.seed, 'measures', objectNumber), home);
  const { region } = plannedHome;

  rows.homes.push({
    object_number: objectNumber,
    place_id: home.place.id,
    region_id: region.id,
    country_code: region.country,
    landlord_id: landlord.id,
    agency_id: agency,
    object_type: home.objectType,
    kind: home.kind,
    provider_type: agency === null && !landlord.is_trader ? 'private' : 'wholesaler',
    partner_tags: [...(operator ? [operator] : []), ...byChoice].map(({ membership }) => membership!.tag),
    state: 'published',
    removed_at: null,
    lat: home.lat,
    lon: home.lon,
    persons_max: home.persons,
    // Searches do not distinguish children, so all persons may be adults.
    adults_max: home.persons,
    count_rooms: home.rooms,
    count_rooms_sleeping: home.bedrooms,
    count_rooms_bath: home.bathrooms,
    squaremeter_living: home.squaremeters,
    squaremeter_complete: home.plot,
    dogs_max: home.dogs,
    pet_size: home.petSize,
    amenities: [...home.amenities, ...measured.amenities],
    ...measured.columns,
    nearby: drawNearby(seededRandom(context.seed, 'nearby', objectNumber), home),
    equipment: home.equipment,
    dist_sea_m: home.sea,
    dist_lake_m: home.lake,
    dist_skilift_m: home.lift,
    dist_skiloipe_m: home.track,
    free_cancel: freeCancel,
    instant_booking: random.chance(0.4),
    offer_ids: offerIds,
    registration_number: costs.drawRegistrationNumber(random, home),
    // Private landlords usually collect the money themselves.
    landlord_collects: agency === null && seededRandom(context.seed, 'collects', objectNumber).chance(0.6),
    deposit_cents: costs.drawDeposit(random, home),
    consumption: costs.drawConsumption(random, home, services),
    cancellation: costs.drawCancellation(random, freeCancel),
    ...costs.drawStars(seededRandom(context.seed, 'stars', objectNumber), home),
    address: { street: drawStreet(arrival, region), zip: '', city: home.place.name },
    arrival_info: arrival.pick(arrivalTexts),
    // Some landlords have no rules; hardly any of the others allow parties.
    house_rules: arrival.chance(0.7)
      ? { parties: arrival.chance(0.08), quiet: arrival.pick([null, nightlyQuiet, nightlyQuiet]) }
      : null,
    check_in: random.pick(['15:00', '16:00', '16:00', '17:00']),
    check_out: random.pick(['09:00', '10:00', '10:00', '11:00']),
    ...toRuleColumns(demoRules(objectNumber)),
    source: 'demo',
    created_at: `${random.int(2015, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}-15T09:00:00Z`,
    version: 1,
  });
  const story: Story = {
    home,
    native: landlord.language,
    turn: plannedHome.inRegion,
    nearby: findNeighbours(home, context.placesOf(region.id)),
  };
  for (const { slug, ...text } of homeTexts(story)) {
    rows.home_texts.push({ object_number: objectNumber, ...text });
    rows.whoami_paths.push({
      language: text.language,
      path: `${slug}-${objectNumber}`,
      compname: 'Object',
      kind: 'home',
      target: String(objectNumber),
      canonical: true,
    });
  }
  listScenes(home).forEach((scene, index) =>
    rows.home_images.push({ object_number: objectNumber, no: index + 1, scene }),
  );
  for (const { level, ...season } of seasons) {
    const name = demoSeasonName(objectNumber, landlord.language, level);
    rows.price_seasons.push({ object_number: objectNumber, ...season, name });
  }
  for (const discount of discounts) rows.home_discounts.push({ object_number: objectNumber, ...discount });
  for (const service of services) rows.home_services.push({ object_number: objectNumber, ...service });
  for (const period of bookedStretches(random, seasons, periods, context.today)) {
    rows.stays.push({ object_number: objectNumber, period, kind: 'blocked' });
  }
  const ratings = homeRatings(random, home, landlord.language, context.today);
  for (const [index, { translations, ...rating }] of ratings.entries()) {
    const id = context.nextRatingId();
    // A minority is marked as verified, to show how that looks; the home as a whole stays a demo home.
    const provenance = index % 4 === 2 ? 'verified' : 'demo';
    rows.ratings.push({ id, object_number: objectNumber, provenance, ...rating });
    for (const translation of translations) rows.rating_translations.push({ rating_id: id, ...translation });
  }
}

/** The nearest town and the largest one nearby. */
function findNeighbours({ lat, lon, place }: Home, places: readonly Place[]): Neighbour[] {
  const around = places
    .filter((other) => other !== place && other.name !== place.name)
    .map((other) => ({ place: other, km: kmBetween(lat, lon, other.lat, other.lon) }))
    .filter(({ km }) => km >= 2 && km < 16)
    .sort((a, b) => a.km - b.km);
  const [nearest] = around;
  const [largest] = around.toSorted((a, b) => b.place.population - a.place.population);
  return nearest && largest ? [nearest, largest] : [];
}

/** A former home: its URLs answer that it is gone and show similar homes. */
export function addRemovedHome(
  rows: HomeRows,
  plannedHome: PlannedHome,
  landlord: Landlord,
  context: HomeContext,
): void {
  addHome(rows, plannedHome, landlord, context);
  Object.assign(rows.homes.at(-1)!, { state: 'removed', removed_at: `${context.today}T00:00:00Z` });
}

/** Six to eight scenes: outside first, special features before the bath. */
function listScenes(home: Home): string[] {
  const scenes = ['outside', 'living', 'kitchen', 'bedroom'];
  if (home.bedrooms > 1) scenes.push('bedroom');
  if (home.amenities.has('swimmingpool')) scenes.push('pool');
  if (home.amenities.has('sauna')) scenes.push('sauna');
  if (home.look.seat) scenes.push(home.look.seat);
  return [...scenes.slice(0, 6), 'bath', 'view'];
}
