import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, nightsBetween } from '../domain/stay.ts';

/**
 * Generates the school holidays of calendars from a clone of github.com/openpotato/openholidaysapi.data (Open Database
 * License): `bin/node scripts/make-school-holidays.ts CLONE FROM`, where FROM is the first day to include. Regions
 * without data for their next summer are omitted.
 */
const [clone, from = ''] = process.argv.slice(2);
if (!clone || !/^\d{4}-\d\d-\d\d$/.test(from)) throw new Error('Say where the clone is, and the first day.');

const countries = ['de', 'at', 'ch', 'fr', 'nl', 'lu'];
/** The source's names of holidays, by a distinguishing word. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/christmas/i, 'christmas'],
  [/easter/i, 'easter'],
  [/pentecost|whitsun/i, 'pentecost'],
  [/summer/i, 'summer'],
  [/autumn|all saints/i, 'autumn'],
  [/winter|carnival|sport|semester|february|mid-year/i, 'winter'],
  [/spring|may holidays/i, 'spring'],
  [/ascension/i, 'ascension'],
];
/** The last year to include. Stays further ahead cannot be booked. */
const lastYear = Number(from.slice(0, 4)) + 3;
/** Minimum number of days of a holiday. Single days are not marked in a calendar of stays. */
const shortest = 3;

/** Translations that are missing in the source. */
const names: Readonly<Record<string, readonly [fr: string, it: string]>> = {
  'DE-BB': ['Brandebourg', 'Brandeburgo'],
  'DE-BE': ['Berlin', 'Berlino'],
  'DE-BW': ['Bade-Wurtemberg', 'Baden-Württemberg'],
  'DE-BY': ['Bavière', 'Baviera'],
  'DE-HB': ['Brême', 'Brema'],
  'DE-HE': ['Hesse', 'Assia'],
  'DE-HH': ['Hambourg', 'Amburgo'],
  'DE-MV': ['Mecklembourg-Poméranie-Occidentale', 'Meclemburgo-Pomerania Anteriore'],
  'DE-NI': ['Basse-Saxe', 'Bassa Sassonia'],
  'DE-NW': ['Rhénanie-du-Nord-Westphalie', 'Renania Settentrionale-Vestfalia'],
  'DE-RP': ['Rhénanie-Palatinat', 'Renania-Palatinato'],
  'DE-SH': ['Schleswig-Holstein', 'Schleswig-Holstein'],
  'DE-SL': ['Sarre', 'Saarland'],
  'DE-SN': ['Saxe', 'Sassonia'],
  'DE-ST': ['Saxe-Anhalt', 'Sassonia-Anhalt'],
  'DE-TH': ['Thuringe', 'Turingia'],
  'AT-BL': ['Burgenland', 'Burgenland'],
  'AT-KÄ': ['Carinthie', 'Carinzia'],
  'AT-NÖ': ['Basse-Autriche', 'Bassa Austria'],
  'AT-OÖ': ['Haute-Autriche', 'Alta Austria'],
  'AT-SB': ['Salzbourg', 'Salisburgo'],
  'AT-SM': ['Styrie', 'Stiria'],
  'AT-TI': ['Tyrol', 'Tirolo'],
  'AT-VA': ['Vorarlberg', 'Vorarlberg'],
  'AT-WI': ['Vienne', 'Vienna'],
  'FR-ZA': ['Zone A', 'Zona A'],
  'FR-ZB': ['Zone B', 'Zona B'],
  'FR-ZC': ['Zone C', 'Zona C'],
  'NL-MI': ['Région Centre', 'Regione Centro'],
  'NL-NO': ['Région Nord', 'Regione Nord'],
  'NL-ZU': ['Région Sud', 'Regione Sud'],
};

type Row = Readonly<Record<string, string>>;
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', maxBuffer: 1e8 });

/** Reads a file of the source. Fields are separated by semicolons and contain no line breaks. */
function readRows(path: string): Row[] {
  const [head = '', ...lines] = git('show', `HEAD:${path}`)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const columns = head.split(';');
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(line.split(';').map((value, index) => [columns[index] ?? '', value])));
}

/** Parses `DE Bayern,EN Bavaria` into names by language. */
const parseNames = (text = ''): Record<string, string> =>
  Object.fromEntries(text.split(',').map((part) => [part.slice(0, 2).toLowerCase(), part.slice(3)]));

interface Span {
  kind: string;
  from: string;
  to: string;
}

function mergeSpans(rows: readonly Row[]): Span[] {
  const spans = rows.flatMap(({ StartDate: start = '', EndDate: end = '', Name }): Span[] => {
    const kind = kinds.find(([word]) => word.test(parseNames(Name)['en'] ?? ''))?.[1];
    return kind &&
      end >= from &&
      Number(start.slice(0, 4)) <= lastYear &&
      nightsBetween(start, end) + 1 >= shortest
      ? [{ kind, from: start, to: end }]
      : [];
  });
  spans.sort((one, other) => one.from.localeCompare(other.from) || other.to.localeCompare(one.to));
  // Kinds of schools start and end on different days. A day counts as a holiday if any of them has one.
  return spans.reduce<Span[]>((merged, span) => {
    const lastSpan = merged.at(-1);
    if (lastSpan && span.from <= addDays(lastSpan.to, 1))
      lastSpan.to = span.to > lastSpan.to ? span.to : lastSpan.to;
    else merged.push({ ...span });
    return merged;
  }, []);
}

const files = git('ls-tree', '-r', '--name-only', 'HEAD').split('\n');
const nextSummer = `${Number(from.slice(0, 4)) + 1}-08-01`;
const regions = countries.flatMap((country) => {
  const code = country.toUpperCase();
  const rows = files
    .filter((path) => path.startsWith(`src/${country}/holidays/holidays.school`))
    .flatMap((path) => readRows(path));
  const parts = ['subdivisions', 'groups']
    .filter((name) => files.includes(`src/${country}/${name}.csv`))
    .flatMap((name) => readRows(`src/${country}/${name}.csv`))
    .filter(
      ({ ShortName = '', Parent }) =>
        !ShortName.includes('-') &&
        (country !== 'fr' || ShortName.startsWith('Z')) &&
        (!Parent || Parent === code),
    );
  const appliesTo = (row: Row, part: string): boolean => {
    const namedRegions = `${row['Subdivisions'] ?? ''},${row['Groups'] ?? ''}`.split(/[,;]/);
    return (
      row['RegionalScope'] === 'National' ||
      namedRegions.some((one) => one === part || one.startsWith(`${part}-`))
    );
  };
  const wholeCountry = country === 'lu' ? [{ code, names: null, rows }] : [];
  return [
    ...wholeCountry,
    ...parts.map((part) => ({
      code: `${code}-${part['ShortName']!}`,
      names: parseNames(part['Name']),
      rows: rows.filter((row) => appliesTo(row, part['ShortName']!)),
    })),
  ].flatMap(({ code: region, names: regionNames, rows: ownRows }) => {
    const spans = mergeSpans(ownRows);
    // French lessons end before July and August. The source only has the end of the school year.
    if (country === 'fr')
      spans.push({
        kind: 'summer',
        from: `${nextSummer.slice(0, 4)}-07-03`,
        to: `${nextSummer.slice(0, 4)}-08-31`,
      });
    if (!spans.some(({ kind, to }) => kind === 'summer' && to >= nextSummer)) return [];
    const [fr, it] = names[region] ?? [];
    const de = regionNames?.['de'] ?? '';
    const name = regionNames && {
      de,
      en: regionNames['en'] ?? de,
      fr: regionNames['fr'] ?? fr ?? de,
      it: regionNames['it'] ?? it ?? de,
    };
    return [
      {
        code: region,
        country,
        ...(name && { name }),
        holidays: spans.map(({ kind, from: firstDay, to }) => `${kind} ${firstDay} ${to}`).join(', '),
      },
    ];
  });
});
writeFileSync(join(import.meta.dirname, '../domain/school-holidays.json'), JSON.stringify(regions, null, 2));
console.log(`${regions.length} regions: ${regions.map(({ code }) => code).join(' ')}`);
