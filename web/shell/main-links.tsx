import type { ReactNode } from 'react';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';
import { Link } from '../components/link.tsx';

const pages = [
  ['Search', 'shell.search'],
  ['OfferOverview', 'shell.offers'],
  ['WatchList', 'shell.watchList'],
  ['bookingView', 'shell.findBooking'],
] as const;

export function MainLinks(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return pages.map(([name, key]) => (
    <li key={name}>
      <Link to={pathOf(name, language)}>{t(key)}</Link>
    </li>
  ));
}
