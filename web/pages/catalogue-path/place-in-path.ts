import { splitWords } from '../../../domain/folded-text.ts';
import type { Address } from '../../../domain/routes.ts';
import type { Site } from '../../app/api/site-context.ts';

/** A country and a place in it; longer paths are no typed names. */
const segmentsMax = 2;
const lengthMax = 60;
/** Shorter words, such as "see", end too many names. */
const endingMin = 4;
const places: ReadonlySet<string> = new Set(['country', 'region', 'place']);

/**
 * Returns the path of the place that an unknown path names, or null. People type a place behind the site's address
 * (`/ostsee/`, `/Toskana/`, `/italien/toskana/`), or change the language in the address and keep the name in the other one.
 */
export async function placeInPath(
  { api }: Pick<Site, 'api'>,
  { segments, language }: Pick<Address, 'segments' | 'language'>,
): Promise<string | null> {
  const words = splitWords(segments.at(-1) ?? '').join(' ');
  if (segments.length > segmentsMax || words === '' || words.length > lengthMax) return null;
  const answer = await api
    .call('suggestLocations', { text: words, languageCode: language })
    .catch(() => null);
  const candidates = (answer?.suggestions ?? [])
    .filter(({ kind }) => places.has(kind))
    .map(({ path, name, alias }) => ({ path, names: [name, alias].map((one) => splitWords(one).join(' ')) }));
  const named = candidates.find(({ names }) => names.includes(words));
  if (named) return named.path;
  // People leave out what stands before a name, as in Ostseebad Binz. Of several places none is guessed.
  const endings = candidates.filter(({ names }) => names.some((name) => name.endsWith(` ${words}`)));
  return words.length >= endingMin && endings.length === 1 ? endings[0]!.path : null;
}

/** Adds the query of an address to a path that may have a query of its own, whose values stay. */
export function withQuery(path: string, search: string): string {
  const [pathname, own = ''] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size === 0 ? pathname! : `${pathname}?${query.toString()}`;
}
