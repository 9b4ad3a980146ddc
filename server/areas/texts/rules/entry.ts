import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { setText } from '../../../../contract/texts/set-text.ts';
import type { Language } from '../../../../domain/language.ts';

/** A text in place of the one of the house. */
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
  /** Null: the text of the house again. */
  text: string | null;
  given: string;
  german: string;
}

export type TextEntry = ResponseOf<typeof setText>;

/** The texts of the house in a language, by key. */
export type GivenTexts = (language: Language) => ReadonlyMap<string, string>;

/** A text and the German one that it translates: as they come with the house, and the German one as the site says it now. */
export interface Original {
  given: string;
  givenGerman: string;
  german: string;
}

/** Puts together how a text stands. What nobody has translated anew since the German text was changed is outdated too. */
export function entryOf(
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
