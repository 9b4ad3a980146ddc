import { use, useEffect } from 'react';
import { useMatches, useNavigation } from 'react-router';
import { useRoutes } from '../routes-context.ts';
import { loadTexts, getPageFile } from './loaded-texts.ts';

/**
 * Suspends a page until its texts are loaded; during a navigation the page before stays visible. They are requested when the navigation
 * begins, together with the code and the data of the page.
 */
export function usePageTexts(): void {
  const { matchPath, routeNamed } = useRoutes();
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    const match = matchPath(location.pathname);
    // Offers with an address of their own are shown by the catalogue's route.
    const id = match && !routeNamed(match.name).offer ? match.name : 'catalogue-path';
    // The page that waits for the texts reports a failure.
    void loadTexts(getPageFile({ id }));
  }, [location, matchPath, routeNamed]);
  const texts = loadTexts(getPageFile(useMatches().at(-1)!));
  if (texts) use(texts);
}
