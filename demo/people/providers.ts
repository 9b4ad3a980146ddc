import type { Language } from '../../domain/language.ts';
import { toSlug } from '../../engines/geography/face.ts';
import type { Place } from '../locations/places.ts';
import { operators } from '../offers.ts';
import type { Random } from '../seeded-random.ts';
import { listNames } from './names.ts';

export interface Agency {
  id: number;
  name: string;
  email: string;
  phone: string;
  is_trader: boolean;
  is_featured: boolean;
  /** Countries of the provider's homes. Null for all countries. */
  countries: readonly string[] | null;
}

export interface Landlord {
  id: number;
  name: string;
  email: string;
  phone: string;
  language: Language;
  is_trader: boolean;
  agency_id: number | null;
  since: string;
  /** Set for traders. */
  address: Record<'street' | 'zip' | 'city' | 'country', string> | null;
}

const regional: readonly (readonly [string, readonly string[]])[] = [
  ['Deichkontor Ferienhäuser', ['de']],
  ['Küstenliebe Vermietung', ['de', 'dk']],
  ['Bergzeit Ferienwohnungen', ['de', 'at', 'ch']],
  ['Casa Serena Affitti', ['it']],
  ['Lago e Monti', ['it', 'ch']],
  ['Mas & Mer Locations', ['fr']],
  ['Bretagne Séjours', ['fr']],
  ['Tramuntana Homes', ['es']],
  ['Costa Clara Alquileres', ['es']],
  ['Adria Sunce', ['hr', 'me']],
  ['Fjord & Skog', ['no', 'se', 'fi', 'dk']],
  ['Polder Verhuur', ['nl', 'be']],
  ['Egeo Stays', ['gr', 'cy', 'tr', 'mt']],
  ['Bohemia Pobyt', ['cz']],
  ['Heather & Tide Cottages', ['gb', 'ie']],
  ['Black Sea Stays', ['bg']],
];

/** Operators have the number 5000 plus that of their offer. */
export const agencyOfOperator = (offerId: number): number => 5000 + offerId;

const contact = (name: string, id: number): { email: string; phone: string } => ({
  email: `info@${toSlug(name)}.example`,
  phone: `+49 30 23125 ${String(id % 1000).padStart(3, '0')}`,
});

export const agencies: readonly Agency[] = [
  ...regional.map(([name, countries], index) => ({
    id: 101 + index,
    name,
    ...contact(name, 101 + index),
    is_trader: true,
    is_featured: index < 12,
    countries,
  })),
  ...operators.map((offer) => ({
    id: agencyOfOperator(offer.id),
    name: offer.names.de,
    ...contact(offer.names.de, offer.id),
    is_trader: true,
    is_featured: false,
    countries: null,
  })),
];

function chooseLanguage(random: Random, place: Place): Language {
  const { key, country } = place.region;
  if (country === 'de' || country === 'at') return 'de';
  if (country === 'ch') return key === 'tessin' ? 'it' : key === 'wallis' ? 'fr' : 'de';
  if (country === 'it') return key === 'suedtirol' || random.chance(0.15) ? 'de' : 'it';
  if (country === 'fr' || (country === 'be' && key === 'ardennen')) return 'fr';
  return country === 'gb' || country === 'ie' || random.chance(0.6) ? 'en' : 'de';
}

/** Draws no random number, so that the rest of the world stays the same. */
const buildAddress = (id: number, { name, region }: Place): NonNullable<Landlord['address']> => ({
  street: `${mainStreets[region.country] ?? 'Main Street'} ${1 + (id % 88)}`,
  zip: '',
  city: name,
  country: region.country.toUpperCase(),
});

const mainStreets: Readonly<Record<string, string>> = {
  ...{ de: 'Hauptstraße', at: 'Hauptstraße', ch: 'Dorfstrasse' },
  ...{ fr: 'Grande Rue', it: 'Via Roma', es: 'Calle Mayor', nl: 'Dorpsstraat', dk: 'Hovedgaden' },
};

export function createLandlord(random: Random, id: number, place: Place): Landlord {
  const { country } = place.region;
  const [firstNames, lastNames] = listNames(country, place.region.key);
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  const isTrader = random.chance(0.38);
  const near = agencies.filter((agency) => agency.countries?.includes(country));
  const language = chooseLanguage(random, place);
  const business = {
    de: `Ferienvermietung ${last}`,
    en: `${last} Holiday Lettings`,
    fr: `Locations ${last}`,
    it: `Case Vacanze ${last}`,
  }[language];
  return {
    id,
    name: isTrader && random.chance(0.6) ? business : `${first} ${last}`,
    email: `${toSlug(`${first} ${last}`)}.${id}@vermieter.example`,
    phone: `+49 30 23125 ${String(id % 1000).padStart(3, '0')}`,
    language,
    is_trader: isTrader,
    agency_id: near.length > 0 && random.chance(0.35) ? random.pick(near).id : null,
    since: `${random.int(2004, 2025)}-${String(random.int(1, 12)).padStart(2, '0')}-01`,
    address: isTrader ? buildAddress(id, place) : null,
  };
}
