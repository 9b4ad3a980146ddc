import { fold, splitWords } from './folded-text.ts';
import type { AmenityFlag, SearchFilter } from './search-filter.ts';

/** Travellers' words for features, in the four languages; words that also name places are left out. */
const words: Readonly<Record<string, AmenityFlag | 'pets'>> = Object.fromEntries(
  (
    [
      ['internet', 'WLAN wifi internet'],
      ['swimmingpool', 'Pool Swimmingpool Schwimmbad Schwimmbecken piscine piscina'],
      ['pets', 'Hund Hunde Haustier Haustiere dog dogs pet pets chien chiens animaux cane cani animali'],
      ['sauna', 'Sauna'],
      ['whirlpool', 'Whirlpool Jacuzzi idromassaggio'],
      ['fireplace', 'Kamin fireplace cheminée caminetto'],
      ['airconditioning', 'Klimaanlage airconditioning aircon climatisation climatizzatore'],
      ['washingmachine', 'Waschmaschine lavatrice'],
      ['dishwasher', 'Spülmaschine Geschirrspüler dishwasher lavastoviglie'],
      ['terrace', 'Terrasse Balkon terrace balcony balcon terrazza balcone'],
      ['parking', 'Parkplatz parking parcheggio'],
      ['seaview', 'Meerblick seaview'],
      ['evcharging', 'Wallbox Ladestation'],
      ['grill', 'Grill BBQ barbecue'],
      ['tv', 'Fernseher TV'],
      ['nonsmoking', 'Nichtraucher nonsmoking'],
    ] as const
  ).flatMap(([flag, list]) => list.split(' ').map((word) => [fold(word), flag])),
);

function splitFeatures(text: string): { features: (AmenityFlag | 'pets')[]; rest: string } {
  const features = new Set<AmenityFlag | 'pets'>();
  const rest = text
    .split(/\s+/)
    .filter((part) => {
      const [word, ...otherWords] = splitWords(part);
      const feature = word !== undefined && otherWords.length === 0 ? words[word] : undefined;
      if (feature !== undefined) features.add(feature);
      return feature === undefined;
    })
    .join(' ');
  // Removes prepositions and the like before a feature.
  return {
    features: [...features],
    rest: features.size > 0 ? rest.replace(/(^|\s)(mit|with|avec|con|und|and|et|e)$/i, '').trim() : rest,
  };
}

/** Turns typed features into filters: "wlan" searches for homes that have it, whatever their title. */
export function withFeatures(filter: SearchFilter): SearchFilter {
  const result: SearchFilter = { ...filter };
  for (const key of ['q', 'fulltext'] as const) {
    const text = result[key];
    const { features, rest } = splitFeatures(text ?? '');
    if (features.length === 0) continue;
    for (const feature of features) {
      if (feature === 'pets') result.pets ??= 'one';
      else result[feature] = 'Y';
    }
    if (rest === '') delete result[key];
    else result[key] = rest;
  }
  return result;
}
