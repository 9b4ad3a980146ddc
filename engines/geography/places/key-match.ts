/** The kind of key: `=` the full name, `+` the name without its first words, `#` a postcode. */
type KeyMark = '=' | '+' | '#';

export interface KeyMatch {
  mark: KeyMark;
  /** The rest of the key behind the typed text: nothing, more words, more letters of the word; `errors` if the key is only similar. */
  remainder: 'none' | 'words' | 'letters' | 'errors';
  /** Four times the logarithm of the inhabitants. */
  weight: number;
  /** Position of the place in its file. */
  ref: number;
}
