import { useEffect } from 'react';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';

/**
 * Makes the server load the towns of the world when the visitor begins to type or looks at the map, because loading
 * takes seconds.
 */
export function usePreparedPlaces(): void {
  const { language } = useTexts();
  useEffect(() => {
    browserApi.call('findHomePlaces', { languageCode: language, text: '' }).catch(() => undefined);
  }, [language]);
}
