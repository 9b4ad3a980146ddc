/**
 * Removes invisible characters from pasted text before it is checked: phones add direction marks around numbers, web pages put zero-width
 * spaces and soft hyphens into addresses. They have no meaning in a form.
 */

/** Invisible characters; the two joiners are excluded, since Persian and Indian names need them. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u034f\u115f\u1160\u3164]/gu;
/** A joiner only has an effect between letters; elsewhere it is removed. */
const looseJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])/gu;

/** Returns the visible text: no invisible characters, plain spaces, trimmed. */
export function visibleText(input: string): string {
  return input
    .replace(invisible, '')
    .replace(looseJoiner, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** Normalizes text for machines, such as numbers and mail addresses: dashes become hyphens, and joiners are removed. */
export function plainSigns(input: string): string {
  return visibleText(input)
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');
}
