import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import type { StartEntities } from './start-entities.ts';
import { SectionHead } from './section-head.tsx';
import head from './section-head.module.css';
import styles from './park-teasers.module.css';

export function ParkTeasers({ parks }: Pick<StartEntities, 'parks'>): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="parks" className={`container when-near ${head.section}`}>
      <SectionHead id="parks" heading={t('home.parks.heading')} lead={t('home.parks.lead')} />
      <ul className={`${styles.parks} swipe-row`}>
        {parks.map((park) => (
          <Park key={park.id} {...park} />
        ))}
      </ul>
    </section>
  );
}

function Park({ title, href, img, logo, text, label, options }: StartEntities['parks'][number]): ReactNode {
  return (
    <li className={styles.park}>
      <Picture
        src={img}
        alt=""
        sizes="(min-width: 992px) 300px, (min-width: 576px) 46vw, 94vw"
        maxWidth={725}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span className={styles.logo}>
            <Icon name={logo} size={22} />
          </span>
          {title}
        </h3>
        <p>{text}</p>
        <ul className={styles.options}>
          {options.map((option) => (
            <li key={option.href}>
              <Link to={option.href}>{option.title}</Link>
            </li>
          ))}
        </ul>
        <Link to={href} className={styles.all} aria-label={`${title}, ${label}`}>
          {label}
        </Link>
      </div>
    </li>
  );
}
