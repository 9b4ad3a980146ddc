import { fold } from '../../domain/folded-text.ts';

/** How people shorten the names of states, by the codes of ISO 3166-2. */
const short: Readonly<Record<string, string>> = {
  'DE-BW': 'bw|bawü|ba-wü',
  'DE-BY': 'by',
  'DE-BB': 'bb|brb',
  'DE-MV': 'mv|meck ?-?pomm',
  'DE-NI': 'nds',
  'DE-NW': 'nrw',
  'DE-RP': 'rlp',
  'DE-SH': 'sh|s-h',
  'DE-ST': 'lsa',
};

/** Patterns of folded words by which somebody names a region with its own school holidays. */
export function holidayNames(code: string, name: string): string[] {
  const plain = fold(name).replace(/[^a-z0-9]+/g, '[ -]?');
  return short[code] === undefined ? [plain] : [plain, fold(short[code])];
}
