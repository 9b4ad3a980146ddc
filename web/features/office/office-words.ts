import { useLocation } from 'react-router';
import { useContentName } from '../../app/content-paths.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { OfficeNow } from './use-office.ts';

/** What stands beside the phone: the words of this very page where the office wrote some, else the usual. */
export function useOfficeWords(office: OfficeNow | null): string {
  const { t, language } = useTexts();
  const { matchPath } = useRoutes();
  const { pathname } = useLocation();
  const content = useContentName();
  const page = content ?? matchPath(pathname)?.name;
  const own = page && office?.contact.overwriteTranslation[page]?.[language];
  if (own) return own;
  return office?.staff
    ? t('home.office.staff', { name: office.staff.staffNameShorted })
    : t('home.office.text');
}
