const quotes = /^\s*["„“”«»](.*)["“”«»]\s*$/s;

/** True for quoted words, which are searched exactly, without tolerance for typing errors. */
export function isQuoted(text: string): boolean {
  return quotes.test(text);
}

export function unquoted(text: string): string {
  return quotes.exec(text)?.[1] ?? text;
}
