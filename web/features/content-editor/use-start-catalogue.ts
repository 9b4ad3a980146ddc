import { useMemo } from 'react';
import type { Language } from '../../../domain/language.ts';
import { useCall } from '../../app/calls/use-call.ts';
import type { StartCatalogue } from '../start/start-entities.ts';

export function useStartCatalogue(language: Language | null): StartCatalogue {
  const offers = useCall('getOffers', language && { languageCode: language, offerList: 1 }).answer;
  const teasers = useCall('listTeasers', language && { languageCode: language }).answer;
  return useMemo(
    () => ({
      countries: teasers?.countries ?? [],
      regions: teasers?.regions ?? [],
      offers: Array.isArray(offers) ? offers : [],
    }),
    [offers, teasers],
  );
}
