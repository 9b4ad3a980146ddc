import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { pathOf } from '../../../domain/routes.ts';
import { HeroPicture } from '../../components/picture.tsx';
import { ObjectGrid } from '../../features/object-card/object-grid.tsx';
import { OfferCards } from '../../features/offers/offer-cards.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { pageMeta } from '../../shell/page-head.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';
import { LocationTeasers } from './parts/location-teasers.tsx';
import { OfficeCard } from './parts/office-card.tsx';
import { Promises } from './parts/promises.tsx';
import { TravelTips } from './parts/travel-tips.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function HomePage(): ReactNode {
  const { t, language } = useTexts();
  const data = useLoaderData<typeof load>();
  return (
    <>
      <section className={styles.hero}>
        <HeroPicture src="/pictures/scene/theme-start" alt="" className={styles.scene} />
        <div className={`container ${styles.claim}`}>
          <h1>{t('home.heading')}</h1>
          <p>{t('home.lead')}</p>
        </div>
        <div className={`container ${styles.search}`}>
          <SearchBox today={data.today} />
        </div>
      </section>
      <div className={`container ${styles.sections}`}>
        <Promises />
        {data.regions.length > 0 && (
          <LocationTeasers
            id="regions"
            heading={t('home.regions')}
            more={t('home.moreRegions')}
            teasers={data.regions}
          />
        )}
        {data.recommended.length > 0 && (
          <section aria-labelledby="recommended" className={styles.section}>
            <h2 id="recommended">{t('home.recommended')}</h2>
            <p className={styles.note}>{t('home.recommendedNote')}</p>
            <ObjectGrid homes={data.recommended} />
          </section>
        )}
        {data.countries.length > 0 && (
          <LocationTeasers
            id="countries"
            heading={t('home.countries')}
            more={t('home.moreCountries')}
            teasers={data.countries}
            plain
          />
        )}
        {data.offers.length > 0 && (
          <section aria-labelledby="offers" className={styles.section}>
            <div className={styles.row}>
              <h2 id="offers">{t('home.offers')}</h2>
              <Link to={pathOf('OfferOverview', language)} className={styles.more}>
                {t('home.allOffers')}
              </Link>
            </div>
            <OfferCards offers={data.offers} />
          </section>
        )}
        <TravelTips />
        {data.office && <OfficeCard office={data.office} />}
      </div>
    </>
  );
}
