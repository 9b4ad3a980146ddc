import type { ReactNode } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { createPageDataCache } from '../../app/calls/kept-page.ts';
import { OfferCards } from '../../features/offers/offer-cards.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { load, OffersData } from './load.ts';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const cachedPage = createPageDataCache<OffersData>();

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<OffersData> =>
  cachedPage(request.url, () => serverLoader<typeof load>());

export default function OffersPage(): ReactNode {
  const { t } = useTexts();
  const { offers } = useLoaderData<typeof load>();
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1>{t('home.offersPage.heading')}</h1>
        <p>{t('home.offersPage.text')}</p>
      </header>
      {offers.length > 0 ? (
        <OfferCards offers={offers} headingLevel="h2" />
      ) : (
        <p>{t('home.offersPage.none')}</p>
      )}
      <section className={styles.search} aria-labelledby="offers-search">
        <h2 id="offers-search">{t('home.offersPage.search')}</h2>
        <SearchBox />
      </section>
    </div>
  );
}
