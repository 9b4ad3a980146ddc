/** Recognizes texts that come back to the editor in which they were typed. */
export interface Echoes {
  /** Notes a text that the editor has reported. */
  note(text: unknown): void;
  /** True if the text was reported and has not come back before. Earlier ones that were skipped are forgotten. */
  isEcho(text: unknown): boolean;
}

/**
 * A text comes back after further words were typed when the browser is busy. Taken for a change from elsewhere, it would replace these
 * words, and put the cursor at the beginning.
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
