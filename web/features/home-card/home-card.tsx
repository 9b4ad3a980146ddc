import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { CompareChoice } from '../compare/compare-choice.tsx';
import { Rating } from '../ratings/rating.tsx';
import { WatchButton } from '../watch-button/watch-button.tsx';
import { toSnapshot } from '../watch-button/watch-snapshot.ts';
import { CardPictures } from './card-pictures.tsx';
import { CardPrice } from './card-price.tsx';
import type { CardHome } from '../home/card-home.ts';
import { homePath, type StayOfLink } from '../home/home-path.ts';
import styles from './home-card.module.css';

export interface CardLook {
  link?: StayOfLink | undefined;
  headingLevel?: 'h2' | 'h3';
  comparable?: boolean;
  /** Set if the stays of a list differ, so that each card shows its own dates. */
  showDates?: boolean;
}

export function HomeCard({
  home,
  link = {},
  eager = false,
  headingLevel: Heading = 'h3',
  comparable = false,
  showDates = false,
}: CardLook & {
  home: CardHome;
  /** True for a card in the first view, whose picture loads at once. */
  eager?: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const path = homePath(useRoutes(), home, language, link);
  const { stay, rating } = home;
  return (
    <article className={styles.card} data-testid="result-card" data-object-number={home.objectNumber}>
      <CardPictures home={home} path={path} eager={eager}>
        <WatchButton
          objectNumber={home.objectNumber}
          title={home.title}
          snapshot={toSnapshot(stay, link)}
          className={styles.watch}
        />
        {stay !== null && stay.saved > 0 && (
          <span className={styles.saving}>{t('search.card.saving', { percent: stay.saved })}</span>
        )}
        {comparable && (
          <CompareChoice
            home={{
              objectNumber: home.objectNumber,
              title: home.title,
              image: home.images[0] ?? null,
              stay: stay && { startDate: stay.startDate, endDate: stay.endDate, persons: stay.persons },
              childAges: link.childAges ?? [],
              pets: link.pets ?? 0,
            }}
          />
        )}
      </CardPictures>
      <div className={styles.body}>
        <p className={styles.place}>
          <span className={styles.where}>{home.where}</span>
          {rating ? (
            <Rating {...rating} />
          ) : (
            <span className={styles.unrated}>{t('search.card.unrated')}</span>
          )}
        </p>
        <Heading className={styles.title}>
          <Link to={path}>{home.title}</Link>
        </Heading>
        <p className={styles.facts}>
          {[
            t('search.box.personCount', { count: home.personsMax }),
            t('object.fact.sleepingRooms', { count: home.sleepingRooms }),
            ...(home.squaremeters > 0
              ? [t('object.fact.area', { area: format.number(home.squaremeters) })]
              : []),
          ].join(' · ')}
        </p>
        <div className={styles.end}>
          <div className={styles.extras}>
            {home.distance !== null && (
              <p>
                {t('search.card.distance', { distance: format.number(Math.round(home.distance * 10) / 10) })}
              </p>
            )}
            {home.freeCancel && (
              <p className={styles.good}>
                {home.freeCancelUntil
                  ? t('search.card.freeCancelUntil', { date: format.dayAndMonthShort(home.freeCancelUntil) })
                  : t('search.card.flexible')}
              </p>
            )}
            {home.takesVouchers && <p>{t('search.card.vouchers')}</p>}
          </div>
          <CardPrice home={home} showDates={showDates} />
        </div>
      </div>
    </article>
  );
}
