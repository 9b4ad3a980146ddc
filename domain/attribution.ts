/** A guest who has consented counts for so long for the partner whose link was the last one. */
export const attributionDays = 30;

const form = /^[\w.~-]{1,64}$/;

/** What a partner calls one of its links, so that its figures stand apart; empty where it is nothing that we keep. */
export function subId(given: string): string {
  return form.test(given) ? given : '';
}
