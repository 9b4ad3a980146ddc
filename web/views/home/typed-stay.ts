import type { Language } from '../../../domain/language.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { readTypedDate } from '../../../domain/typed-date.ts';
import type { Site } from '../../app/api/site-context.ts';

const keys = ['startDate', 'endDate'] as const;

/**
 * Returns the address of a stay whose dates were typed as people write them, in figures or words, in a form without scripts. Null where
 * there is nothing to read.
 */
export async function addressOfTypedStay(
  { api }: { api: Pick<Site['api'], 'call'> },
  language: Language,
  { pathname, searchParams }: URL,
): Promise<string | null> {
  const typed = keys.map((key) => searchParams.get(key)?.trim() ?? '');
  if (typed.every((text) => text === '' || isPlainDate(text))) return null;
  const inFigures = typed.map((text) => (text === '' ? '' : readTypedDate(text)));
  const dates = inFigures.includes(null) ? await datesInWords(api, language, typed) : inFigures;
  const query = new URLSearchParams(searchParams);
  keys.forEach((key, at) => {
    const date = dates[at];
    if (date) query.set(key, date);
    else query.delete(key);
  });
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

async function datesInWords(
  api: Pick<Site['api'], 'call'>,
  language: Language,
  typed: readonly string[],
): Promise<(string | undefined)[]> {
  // The reader of sentences knows days as people write them, not as addresses do.
  const asWritten = typed.map((text) => (isPlainDate(text) ? text.split('-').reverse().join('.') : text));
  const text = asWritten.filter(Boolean).join(' - ').slice(0, 200);
  try {
    const { filter } = await api.call('understandSentence', { text, languageCode: language });
    return keys.map((key) => filter[key]);
  } catch {
    return [];
  }
}
