import type { ReactNode } from 'react';
import type { FeedPreview, FeedPreviewHome } from '../../../contract/home-feeds/home-feed-preview.ts';
import { euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './mapping.module.css';

/** Some homes of a trial run as guests would see them, and the reasons why new homes would not be published. */
export function PreviewHomes({ preview }: { preview: FeedPreview }): ReactNode {
  const { t } = useTexts();
  const { homes, incomplete, gaps } = preview;
  if (homes.length === 0) return null;
  return (
    <section className={styles.stack} data-testid="feed-preview-homes">
      <h3>{t('landlord.homeFeeds.preview.title')}</h3>
      <ul className={own.homes}>
        {homes.map((home) => (
          <PreviewHome key={home.key} home={home} />
        ))}
      </ul>
      {incomplete > 0 && (
        <Notice kind="warning">
          <p>{t('landlord.homeFeeds.preview.incomplete', { count: incomplete })}</p>
          <ul>
            {gaps.map(({ gap, count }) => (
              <li key={gap}>
                {t('landlord.homeFeeds.preview.gap', { gap: t(`landlord.editor.gaps.${gap}.name`), count })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}

function PreviewHome({ home }: { home: FeedPreviewHome }): ReactNode {
  const { t, format, language } = useTexts();
  const { personsMax, bedrooms, bathrooms, squaremeters, dogsMax, minStay, checkIn, checkOut, photo } = home;
  const facts = [
    t('object.fact.persons', { count: personsMax }),
    ...(bedrooms > 0 ? [t('object.fact.sleepingRooms', { count: bedrooms })] : []),
    t('object.fact.bathRooms', { count: bathrooms }),
    ...(squaremeters > 0 ? [t('object.fact.area', { area: format.number(squaremeters) })] : []),
    ...(dogsMax > 0
      ? [home.dogsMaxIsKnown ? t('object.fact.dogs', { count: dogsMax }) : t('object.fact.dogsAsk')]
      : []),
  ];
  return (
    <li className={own.home}>
      {photo?.data ? (
        <img className={own.picture} src={photo.data} alt="" width={480} height={298} />
      ) : (
        <p className={own.picture}>{t(`landlord.homeFeeds.preview.${photo ? 'photoMissing' : 'noPhoto'}`)}</p>
      )}
      <h4>{home.title[language]}</h4>
      <p className={styles.soft}>
        {t(`object.kind.${home.kind}`)} · {home.place[language]} · {home.key}
      </p>
      <p>{facts.join(' · ')}</p>
      <p>
        <strong>
          {home.nightlyPrice === null
            ? t('landlord.homeFeeds.preview.priceByDay')
            : t('landlord.homeFeeds.preview.price', { price: format.money(euros(home.nightlyPrice)) })}
        </strong>
        {minStay > 1 && ` · ${t('landlord.homeFeeds.preview.minStay', { count: minStay })}`}
        {home.photoCount > 0 && ` · ${t('landlord.homeFeeds.preview.photos', { count: home.photoCount })}`}
      </p>
      {checkIn && checkOut && (
        <p className={styles.soft}>{t('landlord.homeFeeds.preview.times', { checkIn, checkOut })}</p>
      )}
      {home.amenities.length > 0 && (
        <p className={styles.soft}>{home.amenities.map((flag) => t(`search.filter.${flag}:Y`)).join(', ')}</p>
      )}
      <p className={own.text}>{home.description[language]}</p>
      {home.gaps.length > 0 && (
        <p className={own.lacks}>
          {t('landlord.homeFeeds.preview.lacks', {
            gaps: home.gaps.map((gap) => t(`landlord.editor.gaps.${gap}.name`)).join(', '),
          })}
        </p>
      )}
    </li>
  );
}
