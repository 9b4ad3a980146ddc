import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { fold } from '../../../domain/folded-text.ts';
import { nameSpellings } from '../../../domain/place-name.ts';
import { countries } from '../countries.ts';
import { kmBetween } from '../distance.ts';
import { exonyms } from '../exonyms.ts';
import { listPlaceKeys, postcodeKey } from './make-places/keys-of-place.ts';
import { readHolidayPlaces } from './make-places/read-holiday-places.ts';
import { isVillage, readPostcodes, type PostcodeRow } from './make-places/read-postcodes.ts';

/**
 * Writes the files of the place index (`engines/geography/places/place-index.ts`): `villages.tsv.br` with places in
 * addition to the towns of the gazetteer, and `place-keys.txt.br` with the folded names and postcodes of all of them.
 * Run it after a change of `holiday-places.tsv`, `exonyms.ts` or the gazetteer. Postcodes are from GeoNames (CC BY
 * 4.0), as files `XX.csv` for each country in the format of github.com/zauberware/postal-codes-json-xml-csv: bin/node
 * engines/geography/makers/make-places.ts --postcodes FOLDER
 */
const { values } = parseArgs({ options: { postcodes: { type: 'string' } } });
if (!values.postcodes) throw new Error('Name --postcodes.');
const dataFolder = new URL('../data', import.meta.url);

const around = 'li mc sm va ad im je gg fo gi pl sk hu ro bg rs ba mk al xk ee lv lt ua md fi is lu ie cz';
const europe = new Set([...countries.map(({ code }) => code), ...around.split(' ')]);
/** Assumed inhabitants of a village that only the postal data have. */
const villageSize = 150;
/** Kilometres within which equal names mean one village. */
const sameWithinKm = 7;

interface NamedPlace {
  ref: number;
  country: string;
  size: number;
  lat: number;
  lon: number;
}

const keys: { key: string; suffix: string; order: number }[] = [];
const byName = new Map<string, NamedPlace[]>();
const nameKey = (country: string, name: string): string => `${country} ${fold(name)}`;

function add(
  cells: readonly string[],
  ref: number,
  exonyms: readonly string[],
  further: readonly string[] = [],
): void {
  const [, own, country, , kind, population, lat, lon, ...four] = cells as [string, ...string[]];
  const size = Number(population);
  const names = [own!, ...four, ...exonyms].flatMap((name) => [name, ...name.split(/ - | \/ /)]);
  const place = { ref, country: country!, size, lat: Number(lat), lon: Number(lon) };
  for (const name of new Set(names)) {
    const list = byName.get(nameKey(country!, name));
    if (list) list.push(place);
    else byName.set(nameKey(country!, name), [place]);
  }
  const placeKeys = listPlaceKeys(names, europe.has(country!));
  for (const { key, mark } of placeKeys) keys.push({ key, ...formatSuffix(mark, size, ref, kind === 'X') });
  // Further names find the place but are not its name.
  for (const key of new Set(further.flatMap(nameSpellings)))
    if (!placeKeys.some((one) => one.key === key)) keys.push({ key, ...formatSuffix('+', size, ref, false) });
  for (const name of further)
    byName.set(nameKey(country!, name), [...(byName.get(nameKey(country!, name)) ?? []), place]);
}

/** A key is followed by its mark, a letter for the size, and the position of the place in its file. */
function formatSuffix(
  mark: string,
  size: number,
  ref: number,
  isQuarter: boolean,
): { suffix: string; order: number } {
  const weight = Math.min(35, Math.round(4 * Math.log10(size + 50)) + (isQuarter ? -2 : 0));
  return { suffix: `${mark}${weight.toString(36)}${ref.toString(36)}`, order: weight };
}

function sameNearby({ country, name, lat, lon }: PostcodeRow): NamedPlace | undefined {
  return byName
    .get(nameKey(country, name))
    ?.find((one) => kmBetween(lat, lon, one.lat, one.lon) <= sameWithinKm);
}

const gazetteer = brotliDecompressSync(readFileSync(new URL('gazetteer.tsv.br', dataFolder)));
const furtherNames = new Map(
  exonyms.map(([name, country, ...others]) => [nameKey(country.toLowerCase(), name), others]),
);
let offset = 0;
for (const line of gazetteer.toString().split('\n')) {
  const cells = line.split('\t');
  const key = nameKey(cells[2]!, cells[1]!);
  const others = furtherNames.get(key) ?? [];
  // Towns are sorted by size: the name means the first, largest one.
  furtherNames.delete(key);
  add(cells, offset, others);
  offset += Buffer.byteLength(line) + 1;
}
if (furtherNames.size > 0) throw new Error(`No such towns: ${[...furtherNames.keys()].join(', ')}`);
if (offset !== gazetteer.length + 1) throw new Error('The gazetteer ends with an empty line.');

const villages: string[] = [];
function addVillage(cells: readonly string[], further: readonly string[]): NamedPlace {
  const line = cells.join('\t');
  add(cells, offset, [], further);
  offset += Buffer.byteLength(line) + 1;
  villages.push(line);
  return byName.get(nameKey(cells[2]!, cells[1]!))!.at(-1)!;
}

for (const { cells, further } of readHolidayPlaces(new URL('holiday-places.tsv', dataFolder)))
  addVillage(cells, further);

const rows = readPostcodes(values.postcodes);
/** Postcodes of large customers of the German post name companies; only those whose name is a known town are kept. */
const placeCodes = new Set(rows.filter((row) => sameNearby(row)).map(({ country, code }) => country + code));
const posts = new Map<string, NamedPlace>();
for (const row of rows) {
  if (row.country === 'de' && !placeCodes.has(row.country + row.code)) continue;
  let place = sameNearby(row);
  if (!place && isVillage(row)) {
    const { name, country, admin, lat, lon } = row;
    place = addVillage(
      ['0', name, country, admin, 'V', String(villageSize), lat.toFixed(3), lon.toFixed(3)],
      [],
    );
  }
  const code = postcodeKey(row.country, row.code);
  if (!place || code === null) continue;
  const existing = posts.get(`${row.country} ${code}`);
  if (!existing || existing.size < place.size) posts.set(`${row.country} ${code}`, place);
}
for (const [countryAndCode, { size, ref }] of posts)
  keys.push({ key: countryAndCode.slice(3), ...formatSuffix('#', size, ref, false) });

const lines = keys
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.order - a.order))
  .map(({ key, suffix }) => `${key}\t${suffix}`);

function write(name: string, text: string): void {
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  writeFileSync(new URL(`${name}.br`, dataFolder), packed);
  console.log(`${name}: ${Buffer.byteLength(text)} bytes, packed ${packed.length}`);
}
console.log(`${villages.length} villages, ${posts.size} postcodes, ${lines.length} keys`);
write('villages.tsv', villages.join('\n'));
write('place-keys.txt', lines.join('\n'));
