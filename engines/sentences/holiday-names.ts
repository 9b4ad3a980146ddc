import { fold } from '../../domain/folded-text.ts';

/** Common short names of states, by ISO 3166-2 code. */
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

/** Returns patterns of folded words that name a region with its own school holidays. */
export function holidayNames(code: string, name: string): string[] {
  const plain = fold(name).replace(/[^a-z0-9]+/g, '[ -]?');
  return short[code] === undefined ? [plain] : [plain, fold(short[code])];
}
