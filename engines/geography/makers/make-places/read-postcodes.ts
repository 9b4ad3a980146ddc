import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PostcodeRow {
  /** ISO 3166 code in lower case. */
  country: string;
  code: string;
  name: string;
  /** GeoNames' code of the state. */
  admin: string;
  lat: number;
  lon: number;
}

/** Countries whose rows are streets or tens of thousands of hamlets: only the gazetteer gives their villages. */
const withoutVillages = new Set(['pt', 'tr', 'lu', 'pl', 'bg']);

/** Matches names of companies, because large customers of the German post have their own postcodes. */
const company =
  /\b(?:gmbh|ag|kg|kgaa|eg|se|ev|e\.v|mbh|ug|ohg|bank|sparkasse|versicherung\w*|krankenkasse|aok|ihk|universität|amt|ministerium|verlag|institut|stiftung|service\w*|post\w*|direktion|finanz\w*|gericht\w*|zentrale|zentrum|center|versand|bundes\w+|landes\w+|deutsche\w*|krankenhaus|klinik\w*|stadtwerke|verwaltung\w*|hochschule|polizei\w*|telekom|rundfunk|group|gruppe|holding|ltd|inc|co|werke?|industrie\w*|versorgung\w*|kasse|börse|behörde\w*|stadtverwaltung|kreisverwaltung|regierung\w*|hauptzollamt|club|lotterie|bausparkasse|leasing|marketing|media|logistik)\b|&|\d/iu;

/** Reads `XX.csv` of a folder: country, code, place, state and its code, ..., latitude and longitude. */
export function readPostcodes(folder: string): PostcodeRow[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .slice(1)
        .flatMap((line): PostcodeRow[] => {
          const cells = splitCells(line.trim());
          if (cells.length < 11) return [];
          const [country, code, name, , admin] = cells as [string, string, string, string, string];
          const [lat, lon] = [Number(cells.at(-2)), Number(cells.at(-1))];
          if (!Number.isFinite(lat) || !Number.isFinite(lon) || (lat === 0 && lon === 0)) return [];
          return [{ country: country.toLowerCase(), code, name: name.trim(), admin, lat, lon }];
        }),
    );
}

/** False for names of companies, and in countries whose rows are not villages. */
export function isVillage({ country, name }: PostcodeRow): boolean {
  if (name.length < 2 || name.length > 60) return false;
  if (withoutVillages.has(country)) return false;
  return !company.test(name);
}

/** Splits a line of CSV, in which a cell with a comma is quoted, into its first eleven cells. */
function splitCells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, line === '' ? 0 : undefined)
    .map(([, cell]) => (cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!))
    .slice(0, 11);
}
