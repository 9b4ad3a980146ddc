import type { ReactNode } from 'react';
import { inTown } from '../../../../domain/in-town.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { useRoutes } from '../../../app/routes-context.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from './no-hits.module.css';

/** For a town without homes it lists the nearest places with homes; for an unknown name it says so and shows other suggestions. */
export function NearPlaces({
  data,
  near,
}: {
  data: SearchData;
  near: NonNullable<SearchData['near']>;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const { town, country, places } = near;
  const words = data.query.q ?? '';
  const inTownText = inTown(town, language);
  return (
    <>
      <Icon name={places.length > 0 ? 'pin' : 'search'} size={36} className={styles.icon} />
      <h2>
        {t(places.length > 0 ? 'search.near.heading' : 'search.near.unknown', { where: inTownText, words })}
      </h2>
      <p>{t(places.length > 0 ? 'search.near.text' : 'search.near.unknownText', { town, country })}</p>
      {places.length > 0 && (
        <ul className={styles.list} data-testid="near-places">
          {places.map(({ key, name, context, count, distance }) => (
            <li key={key}>
              <Link
                to={changeSearchAddress(data, { q: undefined, place: Number(key) })}
                className={styles.drop}
              >
                <span>
                  {name}
                  <small className={styles.context}>{context}</small>
                </span>
                <span className={styles.count}>
                  {t('search.near.distance', { distance: format.number(distance) })}
                  <span className={styles.homes}>{t('search.box.count', { count })}</span>
                </span>
                <Icon name="right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink to={pathOf('DestinationLinkList', language)}>{t('search.near.destinations')}</ButtonLink>
        <ButtonLink to={changeSearchAddress(data, { q: undefined })}>{t('search.near.all')}</ButtonLink>
      </div>
    </>
  );
}
