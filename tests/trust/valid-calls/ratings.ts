import type { CallsOf } from '../../../contract/api.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const ratingsCalls: ValidCalls<CallsOf<'ratings'>> = {
  listLatestRatings: () => ({ languageCode }),
  listRatings: ({ home }) => ({ objectNumber: home, languageCode, pageNr: 1, perPage: 5 }),
};
