const beforeItsNoun = /(\{\{(?:count|distance)\}\}) (?=\p{L})|(\{\{\w+\}\}) (?=(?:k?m|m²)(?!\p{L}))/gu;

/**
 * Replaces the space between a number and its unit by a no-break space, so that no line ends with the 7 of "7 nights".
 */
export function withBoundNumbers(text: string): string {
  return text.replace(beforeItsNoun, '$1$2\u00a0');
}
