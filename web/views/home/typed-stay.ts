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
  const dates = await Promise.all(
    typed.map(async (text) =>
      text === '' ? null : (readTypedDate(text) ?? (await dateInWords(api, language, text))),
    ),
  );
  const query = new URLSearchParams(searchParams);
  keys.forEach((key, at) => {
    const date = dates[at];
    if (date) query.set(key, date);
    else query.delete(key);
  });
  const text = query.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Reads "12. Juni" and the like. A year that is left out is the next one with that day. */
async function dateInWords(
  api: Pick<Site['api'], 'call'>,
  language: Language,
  text: string,
): Promise<string | null> {
  try {
    const { filter, questions } = await api.call('understandSentence', {
      text: text.slice(0, 200),
      languageCode: language,
    });
    // A day alone is understood as an arrival, with the question for how many nights.
    const asked = questions.find(({ kind }) => kind === 'nights')?.options[0]?.filter;
    return filter['startDate'] ?? asked?.['startDate'] ?? null;
  } catch {
    return null;
  }
}
