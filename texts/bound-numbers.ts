const beforeItsNoun = /(\{\{(?:count|distance)\}\}) (?=\p{L})|(\{\{\w+\}\}) (?=(?:k?m|m²)(?!\p{L}))/gu;

/** Answers the same texts with a space that does not break between a number and what it counts: no line ends with the 7 of "7 nights". */
export function withBoundNumbers(text: string): string {
  return text.replace(beforeItsNoun, '$1$2\u00a0');
}
