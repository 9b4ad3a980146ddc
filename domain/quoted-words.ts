const quotes = /^\s*["„“”«»](.*)["“”«»]\s*$/s;

/** Words between quotation marks are meant as they are: no typing error is looked for in them. */
export function isQuoted(text: string): boolean {
  return quotes.test(text);
}

/** The words without the quotation marks around them. */
export function unquoted(text: string): string {
  return quotes.exec(text)?.[1] ?? text;
}
