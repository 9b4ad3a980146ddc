import type { RequestOf, ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { listTexts } from '../../../../contract/texts/list-texts.ts';
import { languages, type Language } from '../../../../domain/language.ts';
import { describeEntry, type GivenTexts, type OverrideRow, type TextEntry } from './entry.ts';

type Row = Omit<ResponseOf<typeof listTexts>['texts'][number], 'pages'>;
type Wanted = Pick<RequestOf<typeof listTexts>, 'query' | 'namespace' | 'show'>;

/** Returns every text in all languages, in the order of the keys; `latest` are the last revisions in the order of `languages`. */
export function buildRows(
  defaultTexts: GivenTexts,
  overrides: readonly OverrideRow[],
  latest: readonly ReadonlyMap<string, number>[],
): Row[] {
  const overrideByKey = new Map(overrides.map((row) => [`${row.language} ${row.key}`, row]));
  const germans = defaultTexts('de');
  return [...germans.keys()].map((key) => {
    const givenGerman = germans.get(key)!;
    const germanText = overrideByKey.get(`de ${key}`)?.text ?? givenGerman;
    const entryInLanguage = (language: Language, index: number): TextEntry =>
      describeEntry(
        {
          given: defaultTexts(language).get(key) ?? '',
          givenGerman,
          german: language === 'de' ? givenGerman : germanText,
        },
        overrideByKey.get(`${language} ${key}`),
        latest[index]?.get(key) ?? 0,
      );
    return {
      key,
      languages: Object.fromEntries(
        languages.map((language, index) => [language, entryInLanguage(language, index)]),
      ) as Row['languages'],
    };
  });
}

/** Returns the matching rows: an exact key first, then outdated texts, then edited ones. */
export function selectRows(rows: readonly Row[], { query, namespace, show }: Wanted): Row[] {
  const words = query.trim().toLowerCase();
  const entries = ({ languages: ofRow }: Row): TextEntry[] => Object.values(ofRow);
  const rank = (row: Row): number =>
    entries(row).some(({ isOutdated }) => isOutdated)
      ? 0
      : entries(row).some(({ isChanged }) => isChanged)
        ? 1
        : 2;
  const isFound = (row: Row): boolean =>
    row.key.toLowerCase().includes(words) ||
    entries(row).some(
      ({ text, given }) => text.toLowerCase().includes(words) || given.toLowerCase().includes(words),
    );
  const isAsked = (row: Row): boolean => row.key.toLowerCase() === words;
  const rankMax = { outdated: 0, changed: 1, all: 2 }[show];
  return rows
    .filter((row) => namespace === '' || row.key.startsWith(`${namespace}.`))
    .filter((row) => rank(row) <= rankMax && (words === '' || isFound(row)))
    .sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || rank(a) - rank(b));
}
