/** What was typed for an answer and not sent, by rating. It lasts as long as the browser's tab. */
const storageKey = (ratingNumber: number): string => `rating-answer-${ratingNumber}`;

export function readAnswerDraft(ratingNumber: number): string | null {
  try {
    return sessionStorage.getItem(storageKey(ratingNumber));
  } catch {
    // Storage is turned off.
    return null;
  }
}

/** Null forgets the draft. */
export function storeAnswerDraft(ratingNumber: number, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(storageKey(ratingNumber));
    else sessionStorage.setItem(storageKey(ratingNumber), text);
  } catch {
    // Without storage the text lasts until the page is left.
  }
}
