/** How a key stands to its place: its name, its name without the first words, or its postcode. */
type KeyMark = '=' | '+' | '#';

export interface KeyMatch {
  mark: KeyMark;
  /** How the key goes on behind what was typed: not at all, with another word, in the middle of a word; or it is but like it. */
  rest: 'none' | 'words' | 'letters' | 'errors';
  /** Four times the logarithm of the inhabitants. */
  weight: number;
  /** Where the place stands in its file. */
  ref: number;
}
