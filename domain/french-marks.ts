/** Binds French punctuation to its word with non-breaking spaces, so that no mark begins a line. */
export function bindFrenchMarks(text: string): string {
  return text.replace(/ (?=[»:;?!])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
