/** Days for which a consenting guest is attributed to the partner of the last link. */
export const attributionDays = 30;

const form = /^[\w.~-]{1,64}$/;

/** A partner's name for one of its links, to separate its figures; empty if malformed. */
export function subId(given: string): string {
  return form.test(given) ? given : '';
}
