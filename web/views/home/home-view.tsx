import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Card } from '../../components/card.tsx';
import { useNear } from '../../components/use-near.ts';
import { HomeMap } from '../../features/map/home-map.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { CalendarSection } from '../../features/price-calendar/calendar-section.tsx';
import { PriceBar } from '../../features/price-box/price-bar.tsx';
import { PriceBox } from '../../features/price-box/price-box.tsx';
import { questionPath } from '../../features/chosen-stay/question-path.ts';
import { useChosenStay } from '../../features/chosen-stay/use-chosen-stay.ts';
import { rememberSeen } from '../../features/visitor/use-visitor.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { HomeData } from '../../features/home/home-data.ts';
import styles from './home-view.module.css';
import { Facts } from './parts/facts.tsx';
import { HostSign } from './parts/host-sign.tsx';
import { HomeTop } from './parts/home-top.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';

// These parts are far below the first view: the server's HTML is shown until their code has loaded.
const Amenities = lazyPart(() => import('./parts/amenities.tsx'), 'amenities');
const Description = lazyPart(() => import('./parts/description.tsx'), 'description');
const Measures = lazyPart(() => import('./parts/measures.tsx'), 'measures');
const Provider = lazyPart(() => import('./parts/provider.tsx'), 'provider');
const HomeTerms = lazyPart(() => import('./parts/home-terms.tsx'), 'home-terms');
const SeenHomes = lazyPart(() => import('./parts/seen-homes.tsx'), 'seen-homes');

export function HomeView({ data }: { data: HomeData }): ReactNode {
  const { t } = useTexts();
  const { home, text } = data;
  const { objectNumber, landlord, agencyName, registrationNumber } = home;
  const chosenStay = useChosenStay(data);
  const { pathname, search } = useLocation();
  const askPath = questionPath(data.askPath, chosenStay.stay, search);
  const provider = {
    objectNumber,
    landlord,
    agencyName,
    registrationNumber,
    ...{ reportPath: data.reportPath, askPath, variants: data.variants },
  };
  // Encodes the query as the server does, because browsers leave a typed comma as it is.
  const query = search === '' ? '' : `?${new URLSearchParams(search).toString()}`;
  const [end, nearEnd] = useNear<HTMLDivElement>();
  useEffect(() => rememberSeen(objectNumber), [objectNumber]);
  return (
    <div className={`container ${styles.page}`} data-object-number={objectNumber}>
      <HomeTop home={home} title={text.title} askPath={askPath} chosen={chosenStay} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div>
            <HostSign name={landlord.name} line={data.hostLine} />
            <Facts home={home} />
          </div>
          <Suspense fallback={null}>
            <Description objectNumber={objectNumber} text={text} />
            <Measures home={home} />
            <Amenities equipment={home.equipment} flags={home.searchFilter} source={home.source} />
          </Suspense>
          <CalendarSection data={data} chosen={chosenStay} />
          <Suspense fallback={null}>
            <HomeTerms data={data} arrival={chosenStay.isSet ? chosenStay.stay.startDate : null} />
          </Suspense>
          <HomeMap position={home.position} pois={data.pois} />
          <Suspense fallback={null}>
            <Provider {...provider} />
          </Suspense>
        </div>
        <aside className={styles.aside} aria-label={t('object.box.label')}>
          <Card>
            <PriceBox data={data} chosen={chosenStay} />
          </Card>
        </aside>
      </div>
      {data.similar.length > 0 && (
        <section className={classNames(styles.similar, 'when-near')} aria-labelledby="similar">
          <h2 id="similar">{t('object.similar')}</h2>
          <HomeGrid homes={data.similar} link={data.stay} swipes />
        </section>
      )}
      {data.seoLinks.length > 0 && (
        <nav aria-label={t('object.more')} className={styles.more}>
          {data.seoLinks.map(
            ({ name, path }) =>
              path && (
                <Link key={path} to={path}>
                  {name}
                </Link>
              ),
          )}
        </nav>
      )}
      <div ref={end}>
        {nearEnd && (
          <Suspense fallback={null}>
            <SeenHomes objectNumber={objectNumber} />
          </Suspense>
        )}
      </div>
      <p className={styles.printed}>{data.origin + pathname + query}</p>
      <PriceBar data={data} chosen={chosenStay} />
    </div>
  );
}
