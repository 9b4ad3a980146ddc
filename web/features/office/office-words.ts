import { useLocation } from 'react-router';
import { matchPath } from '../../../domain/routes.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { OfficeNow } from './use-office.ts';

/** What stands beside the phone: the words of this very page where the office wrote some, else the usual. */
export function useOfficeWords(office: OfficeNow | null): string {
  const { t, language } = useTexts();
  const { pathname } = useLocation();
  const page = matchPath(pathname)?.name;
  const own = page && office?.contact.overwriteTranslation[page]?.[language];
  if (own) return own;
  return office?.staff
    ? t('home.office.staff', { name: office.staff.staffNameShorted })
    : t('home.office.text');
}
