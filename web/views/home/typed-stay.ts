import type { Language } from '../../../domain/language.ts';
import { isPlainDate } from '../../../domain/stay.ts';
import { readTypedDate } from '../../../domain/typed-date.ts';
import type { Site } from '../../app/api/site-context.ts';

const keys = ['startDate', 'endDate'] as const;

/**
 * Returns the address of a stay whose dates were typed into a form without scripts, in figures or words. Null if there
 * are none.
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

/** Parses dates such as "12. Juni". Without a year it is the next such day. */
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
    // A day without a number of nights is read as an arrival, and the parser asks how many nights. That question has
    // the stays as options.
    const firstOption = questions.find(({ kind }) => kind === 'nights')?.options[0]?.filter;
    return filter['startDate'] ?? firstOption?.['startDate'] ?? null;
  } catch {
    return null;
  }
}
