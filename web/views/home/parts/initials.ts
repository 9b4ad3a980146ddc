/** The first letters of the first and the last word that begin with a letter. */
export function findInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return [...new Set([words.at(0), words.at(-1)])].map((word) => word?.slice(0, 1).toUpperCase()).join('');
}
