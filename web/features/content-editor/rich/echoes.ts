/** Recognizes texts that come back to the editor in which they were typed. */
export interface Echoes {
  /** Notes a text that the editor has reported. */
  note(text: unknown): void;
  /** True if the text was reported and has not come back before. Earlier ones that were skipped are forgotten. */
  isEcho(text: unknown): boolean;
}

/**
 * While the browser is busy, a reported text may come back after further typing. Without this check it would count as a
 * change from elsewhere, replace the newer words and move the cursor to the beginning.
 */
export function createEchoes(): Echoes {
  let reported: string[] = [];
  return {
    note(text) {
      reported.push(JSON.stringify(text));
    },
    isEcho(text) {
      const index = reported.lastIndexOf(JSON.stringify(text));
      if (index === -1) return false;
      reported = reported.slice(index + 1);
      return true;
    },
  };
}
