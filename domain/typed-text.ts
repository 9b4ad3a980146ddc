/*
 * What people paste carries marks that nobody sees: phones put marks of direction around numbers, web pages put blanks of no width
 * and soft hyphens into addresses. They mean nothing in a form, and are taken away before anything is checked.
 */

/** Invisible characters; the two joiners are excluded, since Persian and Indian names need them. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u034f\u115f\u1160\u3164]/gu;
/** A joiner joins letters; elsewhere it is a leftover. */
const looseJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;

/** Text as it looks: no invisible characters, plain blanks, trimmed. */
export function visibleText(typed: string): string {
  return typed
    .replace(invisible, '')
    .replace(looseJoiner, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** Text for machines too, such as numbers and mail addresses: dashes become hyphens, and joiners are removed. */
export function plainSigns(typed: string): string {
  return visibleText(typed)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
