/** Binds the marks of a French text to their word, so that none of them begins a line or ends it alone. */
export function bindFrenchMarks(text: string): string {
  return text.replace(/ (?=[»:;?!])/g, '\u00a0').replace(/« /g, '«\u00a0');
}
