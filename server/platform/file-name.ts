/** A file name for display: without folders, control characters and bidi overrides. */
export const shownFileName = (given: string): string =>
  given
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 200);
