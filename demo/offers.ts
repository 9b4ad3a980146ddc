import type { Localized } from '../domain/language.ts';
import { offerTexts } from './offer-texts.ts';
import type { Kind } from './homes/kinds.ts';

export interface Membership {
  tag: string;
  countries?: readonly string[];
  landscapes?: readonly string[];
  kinds?: readonly Kind[];
}

export interface Offer {
  id: number;
  names: Localized;
  slugs: Localized;
  /** Flat search filter; offers by membership search for their tag. */
  query: Readonly<Record<string, string | number>>;
  texts: Record<string, Localized>;
  overviewOrder: number | null;
  membership: Membership | null;
  /** True if the operator is the agency of its homes. */
  operator: boolean;
}

type Four = readonly [string, string, string, string];
const localize = ([de, en, fr, it]: Four): Localized => ({ de, en, fr, it });

interface Row {
  id: number;
  names: Four;
  /** A single slug is used in all languages. */
  slugs: Four | string;
  query?: Readonly<Record<string, string | number>>;
  membership?: Membership;
  operator?: true;
}

const alpine = ['alps', 'lake', 'mountains'] as const;
const parkCountries = ['nl', 'be', 'de', 'dk'] as const;
const parkSlug = (name: string): Four => [`ferienparks/${name}`, `holiday-parks/${name}`, `parcs-de-vacances/${name}`, `parchi-vacanze/${name}`];

const rows: readonly Row[] = [
  { id: 27, names: ['Ferienhaus mit Pool', 'Holiday homes with a pool', 'Locations avec piscine', 'Case vacanze con piscina'], slugs: ['ferienhaus-mit-pool', 'holiday-homes-with-pool', 'locations-avec-piscine', 'case-vacanze-con-piscina'], query: { swimmingpool: 'Y' } },
  { id: 21, names: ['Urlaub mit Hund', 'Holidays with a dog', 'Vacances avec un chien', 'Vacanze con il cane'], slugs: ['ferienhaus-mit-hund', 'dog-friendly-holiday-homes', 'locations-avec-chien', 'case-vacanze-con-cane'], query: { pets: 'one' } },
  { id: 31, names: ['Ferienhaus mit Meerblick', 'Holiday homes with a sea view', 'Locations avec vue sur la mer', 'Case vacanze con vista mare'], slugs: ['ferienhaus-mit-meerblick', 'holiday-homes-with-sea-view', 'locations-vue-mer', 'case-vacanze-vista-mare'], query: { seaview: 'Y' } },
  { id: 32, names: ['Ferienhaus am Meer', 'Holiday homes by the sea', 'Locations au bord de la mer', 'Case vacanze al mare'], slugs: ['ferienhaus-am-meer', 'holiday-homes-by-the-sea', 'locations-bord-de-mer', 'case-vacanze-al-mare'], query: { distSea: 1 } },
  { id: 33, names: ['Ferienhaus am See', 'Lakeside holiday homes', 'Locations au bord d’un lac', 'Case vacanze al lago'], slugs: ['ferienhaus-am-see', 'lakeside-holiday-homes', 'locations-bord-de-lac', 'case-vacanze-al-lago'], query: { distLake: 1 } },
  { id: 18, names: ['Familienurlaub', 'Family holidays', 'Vacances en famille', 'Vacanze in famiglia'], slugs: ['ferienhaus-familienurlaub', 'family-holiday-homes', 'locations-familiales', 'case-vacanze-per-famiglie'], query: { sleepingRooms: 3, washingmachine: 'Y', parking: 'Y' } },
  { id: 122, names: ['Skiurlaub', 'Ski holidays', 'Vacances au ski', 'Vacanze sugli sci'], slugs: 'skiurlaub', query: { distSkilift: 10 } },
  { id: 123, names: ['Skiurlaub in Österreich', 'Ski holidays in Austria', 'Vacances au ski en Autriche', 'Vacanze sugli sci in Austria'], slugs: 'skiurlaub-oesterreich', query: { country: 'at', distSkilift: 10 } },
  { id: 124, names: ['Skiurlaub in Deutschland', 'Ski holidays in Germany', 'Vacances au ski en Allemagne', 'Vacanze sugli sci in Germania'], slugs: 'skiurlaub-deutschland', query: { country: 'de', distSkilift: 10 } },
  { id: 125, names: ['Skiurlaub in Frankreich', 'Ski holidays in France', 'Vacances au ski en France', 'Vacanze sugli sci in Francia'], slugs: 'skiurlaub-frankreich', query: { country: 'fr', distSkilift: 10 } },
  { id: 127, names: ['Skiurlaub in Italien', 'Ski holidays in Italy', 'Vacances au ski en Italie', 'Vacanze sugli sci in Italia'], slugs: 'skiurlaub-italien', query: { country: 'it', distSkilift: 10 } },
  { id: 128, names: ['Skiurlaub in der Schweiz', 'Ski holidays in Switzerland', 'Vacances au ski en Suisse', 'Vacanze sugli sci in Svizzera'], slugs: 'skiurlaub-schweiz', query: { country: 'ch', distSkilift: 10 } },
  { id: 486, names: ['Hütten in Österreich', 'Mountain huts in Austria', 'Chalets de montagne en Autriche', 'Baite in Austria'], slugs: 'huetten-oesterreich', query: { country: 'at', partnerTags: 'mountain-huts' }, membership: { tag: 'mountain-huts', countries: ['at'], kinds: ['mountainHut'] } },
  { id: 487, names: ['Hütten in Deutschland', 'Mountain huts in Germany', 'Chalets de montagne en Allemagne', 'Baite in Germania'], slugs: 'huetten-deutschland', query: { country: 'de', partnerTags: 'mountain-huts' }, membership: { tag: 'mountain-huts', countries: ['de'], kinds: ['mountainHut'] } },
  { id: 40, names: ['Winterurlaub am Kamin', 'Winter breaks by the fire', 'Vacances d’hiver au coin du feu', 'Vacanze invernali davanti al camino'], slugs: ['ferienhaus-winterurlaub', 'winter-holiday-homes', 'locations-hiver', 'case-vacanze-inverno'], query: { fireplace: 'Y', distSkiloipe: 10 } },
  { id: 34, names: ['Angelurlaub', 'Fishing holidays', 'Vacances de pêche', 'Vacanze di pesca'], slugs: ['angelurlaub', 'fishing-holidays', 'vacances-peche', 'vacanze-pesca'], query: { fishing: 'Y' } },
  { id: 45, names: ['Luxus-Ferienhäuser', 'Luxury holiday homes', 'Locations de luxe', 'Case vacanze di lusso'], slugs: ['luxus-ferienhaus', 'luxury-holiday-homes', 'locations-de-luxe', 'case-vacanze-di-lusso'], query: { swimmingpool: 'Y', squaremeterLiving: 150, sleepingRooms: 4 } },
  { id: 12, names: ['Last Minute', 'Last minute', 'Dernière minute', 'Last minute'], slugs: ['last-minute-ferienhaus', 'last-minute-holiday-homes', 'locations-derniere-minute', 'case-vacanze-last-minute'], query: { lastminuteonly: 'Y' } },
  { id: 63, names: ['Alpenring Domizile', 'Alpenring Homes', 'Demeures Alpenring', 'Dimore Alpenring'], slugs: 'interhome', membership: { tag: 'alpenring', countries: ['ch', 'at', 'it', 'fr', 'es'] }, operator: true },
  { id: 149, names: ['Bergglück Chalets', 'Bergglück Chalets', 'Chalets Bergglück', 'Chalet Bergglück'], slugs: 'interchalet', membership: { tag: 'bergglueck', landscapes: alpine, countries: ['at', 'de', 'it', 'fr', 'si'] }, operator: true },
  { id: 148, names: ['Landmuse Ferienhäuser', 'Landmuse Holiday Homes', 'Maisons de vacances Landmuse', 'Case vacanze Landmuse'], slugs: 'belvilla', membership: { tag: 'landmuse', countries: ['nl', 'be', 'fr', 'de'] }, operator: true },
  { id: 112, names: ['Klitmøller Strandhuse', 'Klitmøller Beach Houses', 'Maisons de plage Klitmøller', 'Case al mare Klitmøller'], slugs: 'dancenter', membership: { tag: 'strandhuse', countries: ['dk', 'se', 'no'] }, operator: true },
  { id: 153, names: ['Landmuse Select', 'Landmuse Select', 'Landmuse Select', 'Landmuse Select'], slugs: 'belvilla-by-oyo', membership: { tag: 'landmuse-select', countries: ['nl', 'be', 'hr', 'it'] }, operator: true },
  { id: 998, names: ['Nordhav Ferienhäuser', 'Nordhav Holiday Homes', 'Maisons de vacances Nordhav', 'Case vacanze Nordhav'], slugs: 'novasol', membership: { tag: 'nordhav', countries: ['dk', 'hr', 'no', 'se', 'pl'] }, operator: true },
  { id: 1124, names: ['Gamsfels Lodges', 'Gamsfels Lodges', 'Gamsfels Lodges', 'Gamsfels Lodges'], slugs: 'steinbock-lodges', membership: { tag: 'gamsfels', countries: ['at', 'ch', 'it'], landscapes: ['alps'] }, operator: true },
  { id: 100, names: ['Dünenwelt Ferienparks', 'Dünenwelt Holiday Parks', 'Villages vacances Dünenwelt', 'Parchi vacanze Dünenwelt'], slugs: parkSlug('duenenwelt'), membership: { tag: 'duenenwelt', countries: parkCountries, kinds: ['holidayParkHouse'] }, operator: true },
  { id: 552, names: ['Waterrand Parken', 'Waterrand Holiday Parks', 'Villages vacances Waterrand', 'Parchi vacanze Waterrand'], slugs: parkSlug('waterrand'), membership: { tag: 'waterrand', countries: parkCountries, kinds: ['holidayParkHouse'] }, operator: true },
  { id: 515, names: ['Heidehof Parks', 'Heidehof Parks', 'Villages Heidehof', 'Parchi Heidehof'], slugs: parkSlug('heidehof'), membership: { tag: 'heidehof', countries: parkCountries, kinds: ['holidayParkHouse'] }, operator: true },
  { id: 187, names: ['Waldsee Resorts', 'Waldsee Resorts', 'Waldsee Resorts', 'Waldsee Resorts'], slugs: parkSlug('waldsee'), membership: { tag: 'waldsee', countries: parkCountries, kinds: ['holidayParkHouse'] }, operator: true },
];

export const offers: readonly Offer[] = rows.map((row, index) => ({
  id: row.id,
  names: localize(row.names),
  slugs: localize(typeof row.slugs === 'string' ? [row.slugs, row.slugs, row.slugs, row.slugs] : row.slugs),
  query: row.query ?? { partnerTags: row.membership!.tag },
  texts: offerTexts(row.id, localize(row.names), row.operator === true),
  overviewOrder: row.operator ? null : index + 1,
  membership: row.membership ?? null,
  operator: row.operator === true,
}));

export const operators = offers.filter((offer) => offer.operator);
export const parkOperators = operators.filter((offer) => offer.membership!.kinds?.includes('holidayParkHouse'));
export const lastMinuteOffer = 12;
