import { listParameters } from './flat-texts.ts';

/** A problem of a text that an editor has written. */
type TextProblem = 'empty' | 'too-long' | 'parameter-missing' | 'parameter-unknown' | 'markup' | 'control';

/** Limits for texts that would not fit: by factor and by number of characters longer than the default text. */
const timesLonger = 4;
const alwaysFits = 120;
/** Invisible characters that change the direction of text or hide it. Soft hyphens and no-break spaces are allowed. */
const control = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
/** These plural forms may spell out the number. */
const spelledOutForms = /_(zero|one)$/;

/** The site's names are available everywhere, and no text is required to use them. */
const listGaps = (text: string): string[] =>
  listParameters(text).filter((name) => name !== 'site' && name !== 'house');

/** Lists all problems of a text. `given` is the default text at the key. The list is empty if there are none. */
export function textProblems(key: string, defaultText: string, text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  if (text.trim() === '') problems.push('empty');
  if (text.length > Math.max(alwaysFits, defaultText.length * timesLonger)) problems.push('too-long');
  const [defaultGaps, textGaps] = [listGaps(defaultText), listGaps(text)];
  // Braces that are no parameter would be displayed literally.
  const braces = text.replaceAll(/\{\{\s*\w+\s*\}\}/g, '');
  if (textGaps.some((name) => !defaultGaps.includes(name)) || /\{\{|\}\}/.test(braces))
    problems.push('parameter-unknown');
  if (!spelledOutForms.test(key) && defaultGaps.some((name) => !textGaps.includes(name)))
    problems.push('parameter-missing');
  if (/<[a-z/!]/i.test(text)) problems.push('markup');
  if (control.test(text.replaceAll('\n', defaultText.includes('\n') ? '' : '\n'))) problems.push('control');
  return problems;
}
