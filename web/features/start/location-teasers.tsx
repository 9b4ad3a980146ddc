import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Picture } from '../../components/picture.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { CountryTeaser, RegionTeaser } from './start-entities.ts';
import { SectionHead } from './section-head.tsx';
import head from './section-head.module.css';
import styles from './location-teasers.module.css';

interface TeaserSection<Teaser> {
  id: string;
  heading: string;
  lead: string;
  more: string;
  teasers: readonly Teaser[];
}

type Teasers = readonly (RegionTeaser | CountryTeaser)[];

/** Regions with pictures, some of them large; the others are folded, which works without scripts. */
export function RegionTeasers(props: TeaserSection<RegionTeaser>): ReactNode {
  return (
    <section aria-labelledby={props.id} className={head.section}>
      <Regions {...props} />
    </section>
  );
}

function Regions({ id, heading, lead, more, teasers }: TeaserSection<RegionTeaser>): ReactNode {
  const { t } = useTexts();
  const visibleTeasers = teasers.filter((teaser) => !teaser.hide);
  return (
    <>
      <SectionHead {...{ id, heading, lead }} />
      <ul className={styles.pictures}>
        {visibleTeasers.map(({ key, href, name, title, imageName, count }) => (
          <li key={key}>
            <Link to={href} title={title} className={styles.teaser}>
              <Picture
                src={imageName}
                alt=""
                sizes="(min-width: 1200px) 500px, (min-width: 768px) 30vw, 66vw"
                maxWidth={1088}
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
      <Hidden more={more} teasers={teasers} />
    </>
  );
}

export function CountryTeasers(props: TeaserSection<CountryTeaser>): ReactNode {
  return (
    <section aria-labelledby={props.id} className={`when-near ${styles.band}`}>
      <Countries {...props} />
    </section>
  );
}

function Countries({ id, heading, lead, more, teasers }: TeaserSection<CountryTeaser>): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <div className={`container ${head.section}`}>
      <SectionHead {...{ id, heading, lead }} />
      <TeaserIndex teasers={teasers.filter(({ hide }) => !hide)} />
      <Hidden more={more} teasers={teasers} />
      <p>
        <ButtonLink to={pathOf('DestinationLinkList', language)}>
          {t('discover.destinations.heading')}
        </ButtonLink>
      </p>
    </div>
  );
}

function Hidden({ more, teasers }: { more: string; teasers: Teasers }): ReactNode {
  const hiddenTeasers = teasers.filter(({ hide }) => hide);
  if (hiddenTeasers.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{more}</summary>
      <TeaserIndex teasers={hiddenTeasers} small />
    </details>
  );
}

function TeaserIndex({ teasers, small = false }: { teasers: Teasers; small?: boolean }): ReactNode {
  const { format } = useTexts();
  return (
    <ul className={small ? `${styles.index} ${styles.small}` : styles.index}>
      {teasers.map((teaser) => (
        <li key={teaser.key}>
          <Link to={teaser.href} title={teaser.title}>
            {teaser.name}
          </Link>
          <span>{format.number(teaser.count)}</span>
          {'contentLink' in teaser && teaser.contentLink && (
            <Link to={teaser.contentLink.href} className={styles.content}>
              {teaser.contentLink.title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
