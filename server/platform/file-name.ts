/** Returns a file name for display: without folders, control characters and bidi overrides. */
export const shownFileName = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 200);
