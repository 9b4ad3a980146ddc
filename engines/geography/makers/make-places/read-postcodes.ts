import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of GeoNames' postal codes: a village, or a part of a town, under its code. */
export interface PostcodeRow {
  /** Two small letters. */
  country: string;
  code: string;
  name: string;
  /** GeoNames' code of the state. */
  admin: string;
  lat: number;
  lon: number;
}

/** Rows of these are streets, or hamlets by the ten thousand: the gazetteer alone says which villages they have. */
const withoutVillages = new Set(['pt', 'tr', 'lu', 'pl', 'bg']);

/** Large customers of the German post have codes of their own. */
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
          const cells = cellsOf(line.trim());
          if (cells.length < 11) return [];
          const [country, code, name, , admin] = cells as [string, string, string, string, string];
          const [lat, lon] = [Number(cells.at(-2)), Number(cells.at(-1))];
          if (!Number.isFinite(lat) || !Number.isFinite(lon) || (lat === 0 && lon === 0)) return [];
          return [{ country: country.toLowerCase(), code, name: name.trim(), admin, lat, lon }];
        }),
    );
}

/** Whether a row names a place where people live, and not a company or a street. */
export function isVillage({ country, name }: PostcodeRow): boolean {
  if (name.length < 2 || name.length > 60) return false;
  if (withoutVillages.has(country)) return false;
  return !company.test(name);
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, line === '' ? 0 : undefined)
    .map(([, cell]) => (cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!))
    .slice(0, 11);
}
