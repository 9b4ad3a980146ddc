import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';
import styles from './location-texts.module.css';

type TextsOfLocation = Pick<
  NonNullable<SearchData['location']>,
  'locationName' | 'title' | 'text1' | 'text2' | 'seoText' | 'picture' | 'topLinks' | 'offers'
>;

export default function LocationTexts({
  location: { locationName, title, text1, text2, seoText, picture, topLinks, offers },
}: {
  location: TextsOfLocation;
}): ReactNode {
  return (
    <div className={`when-near ${styles.texts}`}>
      <Texts {...{ locationName, title, text1, text2, seoText, picture, topLinks, offers }} />
    </div>
  );
}

function Texts({
  locationName,
  title,
  text1,
  text2,
  seoText,
  picture,
  topLinks,
  offers,
}: TextsOfLocation): ReactNode {
  const { t, format } = useTexts();
  const lines = [text1, text2, seoText].flatMap((text) => text.split('\n').map((line) => line.trim()));
  const paragraphs = [...new Set(lines)].filter(Boolean);
  return (
    <>
      {paragraphs.length > 0 && (
        <section className={styles.text}>
          {picture && (
            <Picture
              src={picture.src}
              alt={picture.alt}
              sizes="(min-width: 832px) 800px, 92vw"
              className={styles.picture}
            />
          )}
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      {topLinks.length > 0 && (
        <nav aria-labelledby="top-links">
          <h2 id="top-links" className={styles.linksHeading}>
            {t('search.topLinks', { name: locationName })}
          </h2>
          <ul className={styles.links}>
            {topLinks.map(({ name, path, count }) => (
              <li key={path}>
                <Link to={path}>{name}</Link> <span>{format.number(count)}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {offers.length > 0 && (
        <nav aria-labelledby="location-offers">
          <h2 id="location-offers" className={styles.linksHeading}>
            {t('search.offers')}
          </h2>
          <ul className={styles.links}>
            {offers.map(({ id, name, path }) => (
              <li key={id}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
