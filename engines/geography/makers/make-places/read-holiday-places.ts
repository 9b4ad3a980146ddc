import { readFileSync } from 'node:fs';

/** Assumed inhabitants of a holiday place, by its popularity from 1 to 5. */
const sizes: Readonly<Record<string, number>> = { 1: 2_000, 2: 6_000, 3: 20_000, 4: 250_000, 5: 1_000_000 };
const kinds: Readonly<Record<string, string>> = {
  island: 'I',
  lake: 'L',
  mountain: 'M',
  valley: 'R',
  beach: 'R',
  sight: 'S',
  quarter: 'Q',
  village: 'V',
};

/** Reads the table of holiday places as rows of the gazetteer, with the further names of each. */
export function readHolidayPlaces(file: URL): { cells: string[]; further: string[] }[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [country, kind, lat, lon, visits, names, further = ''] = line.split('\t') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string?,
      ];
      const four = names.split('|');
      const letter = kinds[kind];
      const size = sizes[visits];
      if (letter === undefined || size === undefined || (four.length !== 1 && four.length !== 4))
        throw new Error(`This is no holiday place: ${line}`);
      return {
        cells: [
          '0',
          four[0]!,
          country,
          '',
          letter,
          String(size),
          lat,
          lon,
          ...(four.length === 4 ? four : []),
        ],
        further: further.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
      };
    });
}
