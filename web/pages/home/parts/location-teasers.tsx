import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Teaser } from '../../../../contract/locations/list-teasers.ts';
import { Picture } from '../../../components/picture.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import styles from './location-teasers.module.css';

/** The first ones at once, the others behind a click; without scripts just the same. */
export function LocationTeasers({
  id,
  heading,
  more,
  teasers,
  plain = false,
}: {
  id: string;
  heading: string;
  more: string;
  teasers: readonly Teaser[];
  /** Names and numbers only. */
  plain?: boolean;
}): ReactNode {
  const shown = teasers.filter(({ hide }) => !hide);
  const hidden = teasers.filter(({ hide }) => hide);
  const List = plain ? PlainList : PictureList;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{heading}</h2>
      <List teasers={shown} />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>{more}</summary>
          <PlainList teasers={hidden} />
        </details>
      )}
    </section>
  );
}

function PictureList({ teasers }: { teasers: readonly Teaser[] }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={styles.pictures}>
      {teasers.map(({ key, href, name, title, imageName, count }) => (
        <li key={key}>
          <Link to={href} title={title} className={styles.teaser}>
            <Picture
              src={imageName}
              alt=""
              sizes="(min-width: 992px) 300px, 46vw"
              maxWidth={725}
              className={styles.picture}
            />
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{t('search.box.count', { count })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PlainList({ teasers }: { teasers: readonly Teaser[] }): ReactNode {
  const { format } = useTexts();
  return (
    <ul className={styles.plain}>
      {teasers.map(({ key, href, name, title, count }) => (
        <li key={key}>
          <Link to={href} title={title}>
            {name}
          </Link>
          <span>{format.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
