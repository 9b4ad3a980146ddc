import type { Language } from '../../../../domain/language.ts';
import type { GivenTexts, OverrideRow, TextChange } from './entry.ts';

/** Returns the change to store so that this text applies; null if it applies already and is not outdated. */
export function buildChange(
  requestedText: { language: Language; key: string; text: string | null },
  givenIn: GivenTexts,
  overrides: readonly OverrideRow[],
): TextChange | null {
  const { language, key } = requestedText;
  const defaultText = givenIn(language).get(key) ?? '';
  const at = (one: Language): OverrideRow | undefined =>
    overrides.find((row) => row.language === one && row.key === key);
  const givenGerman = givenIn('de').get(key) ?? '';
  const german = at('de')?.text ?? givenGerman;
  const before = at(language);
  // Entering the default text again reverts to it, or confirms that it still fits a changed German text.
  const isConfirmed = language !== 'de' && german !== givenGerman;
  const text = requestedText.text === defaultText && !isConfirmed ? null : requestedText.text;
  const isSame =
    text === null
      ? before === undefined
      : before?.text === text && before.given === defaultText && before.german === german;
  return isSame ? null : { language, key, text, given: defaultText, german };
}
