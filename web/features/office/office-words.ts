import { useLocation, useMatches } from 'react-router';
import type { OfficeOverwrites } from '../../../contract/office/office-contact.ts';
import type { Language } from '../../../domain/language.ts';
import { readContentName } from '../../app/content-paths.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { OfficeNow } from './use-office.ts';

/** Returns the office's own texts for a route. For a catalogue path of a home, the texts for the home's page count, too. */
export function ownWords(
  overwrites: OfficeOverwrites,
  route: string,
  language: Language,
): string | undefined {
  const isHome = route === 'ObjectPage' || route === 'ObjectPageOld';
  return overwrites[route]?.[language] || (isHome ? overwrites['whoami_Object']?.[language] : undefined);
}

/** Returns the route that stands for a path of the catalogue, by the view that it shows. */
const catalogueRoute = (view = ''): string => (view === 'home' ? 'whoami_Object' : 'whoami_Search');

export function useOwnWords(office: OfficeNow | null): string | undefined {
  const { language } = useTexts();
  const { pathname } = useLocation();
  const { matchPath } = useRoutes();
  const loaded = useMatches().at(-1)?.loaderData as { view?: string } | null | undefined;
  const route = readContentName(loaded) ?? matchPath(pathname)?.name ?? catalogueRoute(loaded?.view);
  return ownWords(office?.contact.overwriteTranslation ?? {}, route, language);
}

export function useOfficeWords(office: OfficeNow | null): string {
  const { t } = useTexts();
  const ownTexts = useOwnWords(office);
  if (ownTexts) return ownTexts;
  return office?.staff
    ? t('home.office.staff', { name: office.staff.staffNameShorted })
    : t('home.office.text');
}
