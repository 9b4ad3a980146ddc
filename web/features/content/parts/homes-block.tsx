import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import type { CardHome } from '../../../features/home/card-home.ts';
import { HomeGrid } from '../../../features/home-card/home-grid.tsx';
import { ContentLink } from '../content-link.tsx';
import { toAnchor } from '../content-outline.ts';
import styles from './homes-block.module.css';

/** Shows the current results of a search; renders nothing if there are none. */
export function HomesBlock({
  block,
  homes,
}: {
  block: BlockOf<'homes'>;
  homes: readonly CardHome[];
}): ReactNode {
  const { t } = useTexts();
  if (homes.length === 0) return null;
  const id = toAnchor(block.title);
  return (
    <section aria-labelledby={id} className={styles.homes}>
      <div className={styles.row}>
        <h2 id={id}>{block.title}</h2>
        <ContentLink to={`search:${block.search}`}>{t('content.allHomes')}</ContentLink>
      </div>
      <HomeGrid homes={homes} showDates={new Set(homes.map(({ stay }) => stay?.startDate)).size > 1} />
    </section>
  );
}
