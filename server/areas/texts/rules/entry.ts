import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { setText } from '../../../../contract/texts/set-text.ts';
import type { Language } from '../../../../domain/language.ts';

export interface OverrideRow {
  language: Language;
  key: string;
  text: string;
  given: string;
  german: string;
  revision: number;
  author: string;
  changedAt: Date;
}

export interface TextChange {
  language: Language;
  key: string;
  /** Null if the default text applies again. */
  text: string | null;
  given: string;
  german: string;
}

export type TextEntry = ResponseOf<typeof setText>;

export type GivenTexts = (language: Language) => ReadonlyMap<string, string>;

/** A default text and its German original: the shipped and the current one. */
export interface Original {
  given: string;
  givenGerman: string;
  german: string;
}

/** Describes the state of a text. It is outdated, too, if the German text was changed and the translation was not. */
export function describeEntry(
  { given, givenGerman, german }: Original,
  override: OverrideRow | undefined,
  revision: number,
): TextEntry {
  if (!override) {
    const isOutdated = german !== givenGerman;
    return { text: given, given, isChanged: false, isOutdated, revision, author: null, changedAt: null };
  }
  const { text, author, changedAt } = override;
  return {
    text,
    given,
    isChanged: true,
    isOutdated: override.given !== given || (override.language !== 'de' && override.german !== german),
    revision,
    author,
    changedAt: changedAt.toISOString(),
  };
}
