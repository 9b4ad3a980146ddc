import { parametersOf } from './flat-texts.ts';

/** What may be wrong with a text that somebody writes in place of another. */
type TextProblem = 'empty' | 'too-long' | 'parameter-missing' | 'parameter-unknown' | 'markup' | 'control';

/** Longer than this many times the text of the house, and this much, it fits nowhere. */
const timesLonger = 4;
const alwaysFits = 120;
/** Characters that nobody sees and that turn or hide others; a soft hyphen and a no-break space are writing. */
const control = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
/** These forms may say a number in words. */
const ofOneNumber = /_(zero|one)$/;

/** The names of the site are known everywhere, and no text must have them. */
const gapsOf = (text: string): string[] =>
  parametersOf(text).filter((name) => name !== 'site' && name !== 'house');

/** Tells all that is wrong with a text at a key; `given` is the text of the house there. Nothing wrong: an empty list. */
export function textProblems(key: string, given: string, text: string): TextProblem[] {
  const problems: TextProblem[] = [];
  if (text.trim() === '') problems.push('empty');
  if (text.length > Math.max(alwaysFits, given.length * timesLonger)) problems.push('too-long');
  const [wanted, found] = [gapsOf(given), gapsOf(text)];
  // What is written with braces and is no gap would be shown as it is.
  const braces = text.replaceAll(/\{\{\s*\w+\s*\}\}/g, '');
  if (found.some((name) => !wanted.includes(name)) || /\{\{|\}\}/.test(braces))
    problems.push('parameter-unknown');
  if (!ofOneNumber.test(key) && wanted.some((name) => !found.includes(name)))
    problems.push('parameter-missing');
  if (/<[a-z/!]/i.test(text)) problems.push('markup');
  if (control.test(text.replaceAll('\n', given.includes('\n') ? '' : '\n'))) problems.push('control');
  return problems;
}
