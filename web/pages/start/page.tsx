import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { HeroPicture } from '../../components/picture.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { RecentSearchLinks } from '../../features/search-box/recent-search-links.tsx';
import { SearchBox } from '../../features/search-box/search-box.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';
import { FurtherLinks } from './parts/further-links.tsx';
import { InfoLabels } from './parts/info-labels.tsx';
import { CountryTeasers, RegionTeasers } from './parts/location-teasers.tsx';
import { OfficeCard } from './parts/office-card.tsx';
import { ParkTeasers } from './parts/park-teasers.tsx';
import { Promises } from './parts/promises.tsx';
import { ThemeCards } from './parts/theme-cards.tsx';
import { TravelTips } from './parts/travel-tips.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function StartPage(): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
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
          <RecentSearchLinks />
        </div>
      </section>
      <div className={styles.sections}>
        <div className="container">
          <Promises distinctions={data.distinctions} />
          {data.labels.length > 0 && <InfoLabels labels={data.labels} />}
        </div>
        {data.regions.length > 0 && (
          <div className="container">
            <RegionTeasers
              id="regions"
              heading={t('home.regions')}
              lead={t('home.regionsLead')}
              more={t('home.moreRegions')}
              teasers={data.regions}
            />
          </div>
        )}
        {data.themes.length > 0 && (
          <section aria-labelledby="offers" className={`container ${styles.section}`}>
            <div className={styles.row}>
              <h2 id="offers">{t('home.offers')}</h2>
              <Link to={pathOf('OfferOverview', language)} className={styles.more}>
                {t('home.allOffers')}
              </Link>
            </div>
            <ThemeCards themes={data.themes} />
          </section>
        )}
        {data.countries.length > 0 && (
          <CountryTeasers
            id="countries"
            heading={t('home.countries')}
            lead={t('home.countriesLead')}
            more={t('home.moreCountries')}
            teasers={data.countries}
          />
        )}
        {data.recommended.length > 0 && (
          <section aria-labelledby="recommended" className={`container ${styles.section}`}>
            <header>
              <h2 id="recommended">{t('home.recommended')}</h2>
              <p className={styles.note}>{t('home.recommendedNote')}</p>
            </header>
            <HomeGrid homes={data.recommended} />
          </section>
        )}
        {data.parks.length > 0 && <ParkTeasers parks={data.parks} />}
        <div className="container">
          <TravelTips tips={data.tips} />
        </div>
        {data.office && (
          <div className="container">
            <OfficeCard office={data.office} />
          </div>
        )}
        <div className="container">
          <FurtherLinks portals={data.portals} agencies={data.agencies} />
        </div>
      </div>
    </>
  );
}
