import type { Language } from '../../../../domain/language.ts';
import type { GivenTexts, OverrideRow, TextChange } from './entry.ts';

/** What to store so that this text applies; null where it applies already and is not outdated. */
export function changeOf(
  wanted: { language: Language; key: string; text: string | null },
  givenIn: GivenTexts,
  overrides: readonly OverrideRow[],
): TextChange | null {
  const { language, key } = wanted;
  const given = givenIn(language).get(key) ?? '';
  const at = (one: Language): OverrideRow | undefined =>
    overrides.find((row) => row.language === one && row.key === key);
  const givenGerman = givenIn('de').get(key) ?? '';
  const german = at('de')?.text ?? givenGerman;
  const before = at(language);
  // Whoever writes what the house says anyway wants it back, or says that it still fits a German text that was changed.
  const isConfirmed = language !== 'de' && german !== givenGerman;
  const text = wanted.text === given && !isConfirmed ? null : wanted.text;
  const isSame =
    text === null
      ? before === undefined
      : before?.text === text && before.given === given && before.german === german;
  return isSame ? null : { language, key, text, given, german };
}
