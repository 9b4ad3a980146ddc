/** Days for which a consenting guest is attributed to the partner of the last link. */
export const attributionDays = 30;

const form = /^[\w.~-]{1,64}$/;

/** Returns a partner's name for one of its links, by which figures are separated; empty if malformed. */
export function subId(text: string): string {
  return form.test(text) ? text : '';
}
