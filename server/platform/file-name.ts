/** The name of a file as lists show it: without folders, controls and what turns the direction of reading. */
export const shownFileName = (given: string): string =>
  given
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 200);
