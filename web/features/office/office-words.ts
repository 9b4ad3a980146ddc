import { useLocation, useMatches } from 'react-router';
import type { OfficeOverwrites } from '../../../contract/office/office-contact.ts';
import type { Language } from '../../../domain/language.ts';
import { contentNameOf } from '../../app/content-paths.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { OfficeNow } from './use-office.ts';

/** A path of the catalogue that names a home leads to the home's page: what is said there is said for it, too. */
export function ownWords(
  overwrites: OfficeOverwrites,
  route: string,
  language: Language,
): string | undefined {
  const isHome = route === 'ObjectPage' || route === 'ObjectPageOld';
  return overwrites[route]?.[language] || (isHome ? overwrites['whoami_Object']?.[language] : undefined);
}

/** The page of a path that the catalogue knows, by what it shows. */
const catalogueRouteOf = (view = ''): string => (view === 'home' ? 'whoami_Object' : 'whoami_Search');

/** The words that the office wrote for this very page; undefined where it wrote none. */
export function useOwnWords(office: OfficeNow | null): string | undefined {
  const { language } = useTexts();
  const { pathname } = useLocation();
  const { matchPath } = useRoutes();
  const loaded = useMatches().at(-1)?.loaderData as { view?: string } | null | undefined;
  const route = contentNameOf(loaded) ?? matchPath(pathname)?.name ?? catalogueRouteOf(loaded?.view);
  return ownWords(office?.contact.overwriteTranslation ?? {}, route, language);
}

/** What stands beside the phone: the words of this very page where the office wrote some, else the usual. */
export function useOfficeWords(office: OfficeNow | null): string {
  const { t } = useTexts();
  const own = useOwnWords(office);
  if (own) return own;
  return office?.staff
    ? t('home.office.staff', { name: office.staff.staffNameShorted })
    : t('home.office.text');
}
