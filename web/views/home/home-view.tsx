import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../components/link.tsx';
import { classNames } from '../../components/class-names.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { useNear } from '../../components/use-near.ts';
import { Gallery } from '../../features/gallery/gallery.tsx';
import { HomeMap } from '../../features/map/home-map.tsx';
import { HomeGrid } from '../../features/home-card/home-grid.tsx';
import { CalendarSection } from '../../features/price-calendar/calendar-section.tsx';
import { PriceBar } from '../../features/price-box/price-bar.tsx';
import { PriceBox } from '../../features/price-box/price-box.tsx';
import { useChosenStay } from '../../features/chosen-stay/use-chosen-stay.ts';
import { Rating } from '../../features/ratings/rating.tsx';
import { rememberSeen } from '../../features/visitor/use-visitor.ts';
import { WatchButton } from '../../features/watch-button/watch-button.tsx';
import { snapshotOfChoice } from '../../features/watch-button/watch-snapshot.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { HomeData } from '../../features/home/home-data.ts';
import styles from './home-view.module.css';
import { Amenities } from './parts/amenities.tsx';
import { Description } from './parts/description.tsx';
import { Facts } from './parts/facts.tsx';
import { ShareActions } from './parts/share-actions.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';

// Far below what is seen at first: the server's own is read until the code has come.
const Measures = lazyPart(() => import('./parts/measures.tsx'), 'measures');
const Provider = lazyPart(() => import('./parts/provider.tsx'), 'provider');
const HomeTerms = lazyPart(() => import('./parts/home-terms.tsx'), 'home-terms');
const SeenHomes = lazyPart(() => import('./parts/seen-homes.tsx'), 'seen-homes');

/** The page of a home. */
export function HomeView({ data }: { data: HomeData }): ReactNode {
  const { t } = useTexts();
  const { home, text } = data;
  const chosen = useChosenStay(data);
  const { pathname, search } = useLocation();
  // Written one way: a browser keeps a comma as it was typed, the server's address has it encoded.
  const query = search === '' ? '' : `?${new URLSearchParams(search).toString()}`;
  const [end, nearEnd] = useNear<HTMLDivElement>();
  useEffect(() => rememberSeen(home.objectNumber), [home.objectNumber]);
  return (
    <div className={`container ${styles.page}`} data-object-number={home.objectNumber}>
      <Breadcrumb label={t('shell.breadcrumb')} crumbs={home.breadcrumb} />
      <header className={styles.header}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.place}>
            <span className={styles.pinned}>
              <Icon name="pin" size={20} />
              {home.locations.place}, {home.locations.region}, {home.locations.country}
            </span>
            {home.ratingCount > 0 && home.ratingAverage !== null && (
              <a href="#ratings" className={styles.toRatings}>
                <Rating average={home.ratingAverage} count={home.ratingCount} large />
              </a>
            )}
          </p>
        </div>
        <div className={styles.watch}>
          <ShareActions title={text.title} />
          <WatchButton
            objectNumber={home.objectNumber}
            title={text.title}
            snapshot={snapshotOfChoice(chosen.stay, chosen.dated, chosen.price)}
            withLabel
          />
        </div>
      </header>
      <div className={styles.picture}>
        <Gallery images={home.images} title={text.title} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Facts home={home} />
          <Description objectNumber={home.objectNumber} text={text} />
          <Suspense fallback={null}>
            <Measures home={home} />
          </Suspense>
          <Amenities equipment={home.equipment} flags={home.searchFilter} source={home.source} />
          <CalendarSection data={data} chosen={chosen} />
          <Suspense fallback={null}>
            <HomeTerms data={data} arrival={chosen.dated ? chosen.stay.startDate : null} />
          </Suspense>
          <HomeMap position={home.position} pois={data.pois} />
          <Suspense fallback={null}>
            <Provider home={home} reportPath={data.reportPath} />
          </Suspense>
        </div>
        <aside className={styles.aside} aria-label={t('object.box.label')}>
          <Card>
            <PriceBox data={data} chosen={chosen} />
          </Card>
        </aside>
      </div>
      {data.similar.length > 0 && (
        <section className={classNames(styles.similar, 'when-near')} aria-labelledby="similar">
          <h2 id="similar">{t('object.similar')}</h2>
          <HomeGrid homes={data.similar} link={data.stay} />
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
            <SeenHomes objectNumber={home.objectNumber} />
          </Suspense>
        )}
      </div>
      <p className={styles.printed}>{data.origin + pathname + query}</p>
      <PriceBar data={data} chosen={chosen} />
    </div>
  );
}
