import type { understandSentence } from '../../../../contract/locations/understand-sentence.ts';
import { parseSearchFilter } from '../../../../domain/search-filter.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Sentences } from '../sentences.ts';

export function understandSentenceHandler({
  sentences,
}: {
  sentences: Sentences;
}): Handler<typeof understandSentence> {
  return async ({ text, languageCode, query }, call) => {
    call.shows('places');
    return { ok: true, data: await sentences.read(text, languageCode, query && parseSearchFilter(query)) };
  };
}
