import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadCities } from '../geography/cities.ts';
import { nameSpellings } from '../domain/place-name.ts';
import { countries } from '../geography/countries.ts';
import { exonyms } from '../geography/exonyms.ts';

/**
 * Writes `geography/data/towns.txt.br` from GeoNames' list (CC BY 4.0): towns of Europe from a thousand people on, those of
 * the rest of the world from two hundred thousand on. The whole list takes 130 MB of memory to read; who only looks
 * a name up reads this extract.
 */
const around = 'LI MC SM VA AD IM JE GG FO GI PL SK HU RO BG RS BA MK AL XK EE LV LT UA MD FI IS LU IE CZ';
const europe = new Set([...countries.map(({ code }) => code.toUpperCase()), ...around.split(' ')]);
const [europeFrom, worldFrom] = [1_000, 200_000];

const others = new Map(exonyms.map(([name, country, ...names]) => [`${country} ${name}`, names]));

const lines = loadCities()
  .filter(({ country, population, featureCode }) =>
    featureCode.startsWith('PPLX') ? false : population >= (europe.has(country) ? europeFrom : worldFrom),
  )
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId)
  .flatMap(({ name, country, population, loc: { coordinates } }) => {
    const key = `${country} ${name}`;
    const names = [name, ...(others.get(key) ?? [])];
    // The largest of a name comes first, and is meant.
    others.delete(key);
    const about = [country, population, coordinates[1].toFixed(2), coordinates[0].toFixed(2)];
    return names.flatMap((one) =>
      nameSpellings(one).map((folded) => ({ folded, rest: [one, ...about].join('\t') })),
    );
  })
  // A stable sort: of the same name the largest stays first.
  .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
  .map(({ folded, rest }) => `${folded}\t${rest}`);
if (others.size > 0) throw new Error(`no such towns: ${[...others.keys()].join(', ')}`);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
writeFileSync(
  new URL('../geography/data/towns.txt.br', import.meta.url),
  brotliCompressSync(lines.join('\n'), options),
);
console.log(`${lines.length} names of towns`);
