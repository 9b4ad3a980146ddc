import type { ReactNode } from 'react';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';
import { Link } from '../components/link.tsx';
import type { PageLink } from './load-root.ts';

const pages = [
  ['Search', 'shell.search'],
  ['OfferOverview', 'shell.offers'],
  ['WatchList', 'shell.watchList'],
  ['bookingView', 'shell.findBooking'],
] as const;

/** The most important pages, for an error page that could not load its menus. */
export function MainLinks(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return pages.map(([name, key]) => (
    <li key={name}>
      <Link to={pathOf(name, language)}>{t(key)}</Link>
    </li>
  ));
}

export function PageLinks({ links }: { links: readonly PageLink[] }): ReactNode {
  return links.map(({ path, title }) => (
    <li key={path}>
      <Link to={path}>{title}</Link>
    </li>
  ));
}
