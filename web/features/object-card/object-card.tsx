import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fromEuros } from '../../../domain/money.ts';
import { pathOf } from '../../../domain/routes.ts';
import { Icon } from '../../components/icon.tsx';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { Rating } from '../ratings/rating.tsx';
import { WatchButton } from '../watch-button/watch-button.tsx';
import { CardPictures } from './card-pictures.tsx';
import type { CardHome } from './card-home.ts';
import styles from './object-card.module.css';

/** What a link to a home carries along from the search. */
export interface StayOfLink {
  persons?: number | undefined;
  pets?: number | undefined;
}

export function objectPath(
  home: Pick<CardHome, 'objectNumber' | 'stay'>,
  language: 'de' | 'en' | 'fr' | 'it',
  link: StayOfLink = {},
): string {
  const query = new URLSearchParams();
  if (home.stay) {
    query.set('startDate', home.stay.startDate);
    query.set('endDate', home.stay.endDate);
  }
  const persons = home.stay?.persons ?? link.persons;
  if (persons && persons !== 2) query.set('persons', String(persons));
  if (link.pets) query.set('pets', String(link.pets));
  const text = query.toString();
  return pathOf('ObjectPage', language, { objectNumber: home.objectNumber }) + (text && `?${text}`);
}

export function ObjectCard({
  home,
  link,
  eager = false,
  headingLevel: Heading = 'h3',
}: {
  home: CardHome;
  link?: StayOfLink | undefined;
  /** Among the first that are seen. */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}): ReactNode {
  const { t, format, language } = useTexts();
  const path = objectPath(home, language, link);
  return (
    <article className={styles.card} data-testid="result-card" data-object-number={home.objectNumber}>
      <div className={styles.pictures}>
        <CardPictures home={home} path={path} eager={eager} />
        <div className={styles.watch}>
          <WatchButton objectNumber={home.objectNumber} title={home.title} stay={home.stay} />
        </div>
        {home.stay !== null && home.stay.percent > 0 && (
          <span className={styles.saving}>{t('search.card.saving', { percent: home.stay.percent })}</span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          <span>
            {t(`object.kind.${home.kind}`)} · {home.place}
          </span>
          {home.rating && <Rating average={home.rating.average} count={home.rating.count} />}
        </p>
        <Heading className={styles.title}>
          <Link to={path}>{home.title}</Link>
        </Heading>
        <ul className={styles.facts}>
          <li>
            <Icon name="persons" size={17} />
            {t('search.box.personCount', { count: home.personsMax })}
          </li>
          <li>
            <Icon name="bed" size={17} />
            {t('object.fact.sleepingRooms', { count: home.sleepingRooms })}
          </li>
          <li>
            <Icon name="area" size={17} />
            {t('object.fact.area', { area: format.number(home.squaremeters) })}
          </li>
        </ul>
        <div className={styles.end}>
          <p className={styles.extra}>
            {home.distance !== null
              ? t('search.card.distance', { distance: format.number(home.distance, 1) })
              : home.freeCancel
                ? t('search.card.freeCancel')
                : ''}
          </p>
          <CardPrice home={home} />
        </div>
      </div>
    </article>
  );
}

/** The complete price of the stay where there are dates, else the cheapest week. */
function CardPrice({ home: { stay, minPrice } }: { home: CardHome }): ReactNode {
  const { t, format } = useTexts();
  if (stay) {
    return (
      <p className={styles.price}>
        {stay.percent > 0 && (
          <s className={styles.before}>
            <span className="visually-hidden">{t('search.card.before')} </span>
            <Money euros={stay.before} />
          </s>
        )}
        <span className={styles.amount} data-testid="card-price" data-cents={fromEuros(stay.total)}>
          <Money euros={stay.total} />
        </span>
        <span className={styles.priceNote}>{t('search.card.total', { count: stay.nights })}</span>
        <span className={styles.priceNote}>
          {format.date(stay.startDate)} – {format.date(stay.endDate)}
        </span>
      </p>
    );
  }
  if (minPrice === null) return <p className={styles.priceNote}>{t('search.card.noPrice')}</p>;
  return (
    <p className={styles.price}>
      <span className={styles.amount} data-testid="card-price" data-cents={fromEuros(minPrice)}>
        <span className={styles.from}>{t('search.card.from')} </span>
        <Money euros={minPrice} />
      </span>
      <span className={styles.priceNote}>{t('search.card.perWeek')}</span>
    </p>
  );
}
