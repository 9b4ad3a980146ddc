import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { startPage } from '../../../domain/start-page.ts';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { Editable } from '../../features/content-editor/editable.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';
import { FurtherLinks } from '../../features/start/further-links.tsx';
import { InfoLabels } from '../../features/start/info-labels.tsx';
import { CountryTeasers, RegionTeasers } from '../../features/start/location-teasers.tsx';
import { Hero } from './parts/hero.tsx';
import { OfficeCard } from './parts/office-card.tsx';
import { ParkTeasers } from '../../features/start/park-teasers.tsx';
import { Promises } from '../../features/start/promises.tsx';
import { ThemeCards } from '../../features/start/theme-cards.tsx';
import { TravelTips } from '../../features/start/travel-tips.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

const noTargets = { links: {}, pictures: {} };

export default function StartPage(): ReactNode {
  const { language } = useTexts();
  const data = useLoaderData<typeof load>();
  return (
    <Editable
      page={startPage}
      language={language}
      targets={noTargets}
      live={null}
      frame={(head, blocks) => (
        <>
          <Hero head={head} today={data.today} />
          <div className={`container ${styles.sections}`}>{blocks}</div>
        </>
      )}
    >
      <Hero head={data.editedHead} today={data.today} isPreview={data.isPreview} />
      <Sections data={data} />
    </Editable>
  );
}

function Sections({ data }: { data: ReturnType<typeof useLoaderData<typeof load>> }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <div className={styles.sections}>
      {data.recommended.length > 0 && (
        <section aria-labelledby="recommended" className={`container ${styles.section}`}>
          <header>
            <h2 id="recommended">{t('home.recommended')}</h2>
            {data.recommended.every(({ rating }) => rating) && (
              <p className={styles.note}>{t('home.recommendedNote')}</p>
            )}
          </header>
          <HomeGrid homes={data.recommended} swipes />
        </section>
      )}
      <div className="container">
        <Promises distinctions={data.distinctions} />
        {data.labels.length > 0 && <InfoLabels labels={data.labels} />}
      </div>
      {data.regions.length > 0 && (
        <div className="container when-near">
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
        <section aria-labelledby="offers" className={`container when-near ${styles.section}`}>
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
      {data.parks.length > 0 && <ParkTeasers parks={data.parks} />}
      <div className="container when-near">
        <TravelTips tips={data.tips} />
      </div>
      {data.office && (
        <div className="container">
          <OfficeCard office={data.office} />
        </div>
      )}
      <div className="container when-near">
        <FurtherLinks portals={data.portals} agencies={data.agencies} />
      </div>
    </div>
  );
}
