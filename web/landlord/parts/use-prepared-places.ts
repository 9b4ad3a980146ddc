import { useEffect } from 'react';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** Has the server make ready to find towns while somebody begins to type or looks at the map: what finds them takes seconds to start. */
export function usePreparedPlaces(): void {
  const { language } = useTexts();
  useEffect(() => {
    browserApi.call('findHomePlaces', { languageCode: language, text: '' }).catch(() => undefined);
  }, [language]);
}
