import type { ratingsEndpoints } from '../../../contract/ratings/endpoints.ts';
import { languageCode, type ValidCalls } from './call-parts.ts';

export const ratingsCalls: ValidCalls<typeof ratingsEndpoints> = {
  listLatestRatings: () => ({ languageCode }),
  listRatings: ({ home }) => ({ objectNumber: home, languageCode, pageNr: 1, perPage: 5 }),
};
