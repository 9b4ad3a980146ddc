import type { understandSentence } from '../../../contract/locations/understand-sentence.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import { holidayRegions, listHolidays } from '../../../domain/school-holidays.ts';
import {
  serializeSearchFilter,
  type LocationFilter,
  type SearchFilter,
} from '../../../domain/search-filter.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import {
  holidayNames,
  understand,
  type HolidayRegion,
  type Understanding,
} from '../../../engines/sentences/face.ts';
import { formatterFor } from '../../../texts/format.ts';
import type { SiteTexts } from '../../../texts/site-texts.ts';
import type { Clock } from '../../platform/clock.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import type { PlacesOfSentence } from './places-of-sentence.ts';
import { buildChips, isOpen, optionLabel } from './rules/sentence-chips.ts';
import type { Suggestion } from './suggestions.ts';

export interface Sentences {
  /** Understands a sentence; `query` is the current filter of a continued sentence. */
  read(
    text: string,
    language: Language,
    query?: SearchFilter,
  ): Promise<ResponseOf<typeof understandSentence>>;
  /** Returns a suggestion that describes how a sentence is understood; null if the text is no sentence. */
  suggested(text: string, language: Language): Promise<Suggestion | null>;
}

/** Fewer words are no sentence. */
const wordsMin = 2;
const suggestedFromWords = 3;
const locationKeys: ReadonlySet<string> = new Set(['country', 'region', 'place', 'q']);

export function createSentences({
  places,
  nameOf,
  routes,
  translate,
  clock,
}: {
  places: PlacesOfSentence;
  /** Returns the name of a location; null if it is unknown. */
  nameOf(location: LocationFilter, language: Language): Promise<string | null>;
  routes: SiteRoutes;
  translate: SiteTexts['translate'];
  clock: Pick<Clock, 'today'>;
}): Sentences {
  const regionsIn = oncePerLanguage((_: object, language) =>
    holidayRegions(language).map(({ code, name }): HolidayRegion => ({
      name,
      names: holidayNames(code, name),
      holidays: listHolidays(code),
    })),
  );
  const holidays = {};

  async function readFor(text: string, language: Language): Promise<Understanding> {
    const lookup = await places.lookup(language);
    return understand(text, {
      language,
      today: clock.today(),
      places: lookup,
      holidays: regionsIn(holidays, language),
    });
  }

  const isSentence = (text: string, { filter, questions }: Understanding): boolean =>
    text.trim().split(/\s+/).length >= wordsMin &&
    (questions.length > 0 || Object.keys(filter).some((key) => !locationKeys.has(key)));

  async function read(
    text: string,
    language: Language,
    query?: SearchFilter,
  ): Promise<ResponseOf<typeof understandSentence>> {
    const understanding = await readFor(text, language);
    const t = translate(language);
    const format = formatterFor(language, t);
    const filter = query ?? understanding.filter;
    const { country, region, place } = filter;
    const isLocated = [country, region, place].some((location) => location !== undefined);
    const words = {
      t,
      format,
      today: clock.today(),
      location: isLocated ? await nameOf(filter, language) : null,
      around: understanding.around,
    };
    return {
      isSentence: isSentence(text, understanding),
      filter: serializeSearchFilter(filter),
      chips: buildChips(filter, understanding.filter, words),
      rest: [...understanding.rest],
      questions: understanding.questions
        .filter((question) => isOpen(question, filter))
        .map(({ kind, words: typedWords, options }) => ({
          kind,
          words: typedWords,
          options: options.map((option) => ({
            filter: serializeSearchFilter(option.set),
            label: optionLabel(kind, option, words),
          })),
        })),
    };
  }

  return {
    read,
    async suggested(text, language) {
      if (text.trim().split(/\s+/).length < suggestedFromWords) return null;
      const answer = await read(text, language);
      if (!answer.isSentence || answer.chips.length === 0) return null;
      const t = translate(language);
      return {
        kind: 'search',
        key: text,
        name: answer.chips.map(({ label }) => label).join(' · '),
        alias: '',
        context: answer.rest.length > 0 ? t('search.wish.notRead', { words: answer.rest.join(', ') }) : '',
        count: 0,
        words: '',
        path: `${routes.pathOf('Search', language)}?${new URLSearchParams({ q: text }).toString()}`,
        distance: null,
      };
    },
  };
}
