import { languages, type Language } from '../../domain/language.ts';
import { between, pick, type Random } from '../../engines/search/testing/random-catalogue.ts';
import type { SuggestWorld } from './suggest-world.ts';

export interface TypedText {
  text: string;
  language: Language;
}

/** Swaps, omits, doubles or replaces one letter, but never the first. */
function withError(random: Random, text: string): string {
  if (text.length < 5) return text;
  const at = between(random, 1, text.length - 2);
  const kind = between(random, 0, 3);
  if (kind === 0) return text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2);
  if (kind === 1) return text.slice(0, at) + text.slice(at + 1);
  return text.slice(0, at) + (kind === 2 ? text[at]! : 'x') + text.slice(at + (kind === 2 ? 0 : 1));
}

function pickName(random: Random, { locations, homes, homeAt }: SuggestWorld, language: Language): string {
  const kind = random();
  if (kind < 0.15) {
    const title = homeAt(between(random, 0, homes.docIdByNumber.size - 1)).titles[
      languages.indexOf(language)
    ]!;
    return title
      .split(' ')
      .slice(0, between(random, 1, 3))
      .join(' ');
  }
  if (kind < 0.2) return String(10_000 + between(random, 0, homes.docIdByNumber.size - 1));
  const { names } = pick(random, locations.all);
  return kind < 0.3
    ? `${names[language]} ${pick(random, ['Pool', 'Hund', 'Sauna', 'mer'])}`
    : names[language];
}

/** Generates every prefix of a name as a query, as typed letter by letter. */
export function typedTexts(random: Random, world: SuggestWorld, count: number): TypedText[] {
  const texts: TypedText[] = [];
  while (texts.length < count) {
    const language = pick(random, languages);
    const name = pickName(random, world, language);
    const typedName = random() < 0.25 ? withError(random, name) : name;
    for (let length = 1; length <= typedName.length; length += 1) {
      texts.push({ text: typedName.slice(0, length), language });
    }
  }
  return texts.slice(0, count);
}

/** Generates free text of one to three words of names and titles, a quarter with a typing error. */
export function searchTexts(random: Random, world: SuggestWorld, count: number): TypedText[] {
  return Array.from({ length: count }, () => {
    const language = pick(random, languages);
    const { titles } = world.homeAt(between(random, 0, world.homes.docIdByNumber.size - 1));
    const title = pick(random, titles).split(' ');
    const kind = random();
    const text =
      kind < 0.4
        ? pickName(random, world, language)
        : kind < 0.7
          ? `${title[1]!} ${title[4]!}`
          : kind < 0.85
            ? title.slice(0, 3).join(' ')
            : `${title[4]!}${pick(random, ['urlaub', 'ferienhaus', 'haus'])}`;
    return { text: random() < 0.25 ? withError(random, text) : text, language };
  });
}
