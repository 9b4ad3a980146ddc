import type { ReactNode } from 'react';
import type { BlockOf } from '../../../../domain/content-blocks.ts';
import { useTargets } from '../content-context.ts';
import { toAnchor } from '../content-outline.ts';
import { TeaserCard, TeaserGrid } from './teaser-card.tsx';
import styles from './homes-block.module.css';

export function TeasersBlock({ block: { title, teasers } }: { block: BlockOf<'teasers'> }): ReactNode {
  const { links, pictures } = useTargets();
  return (
    <section aria-label={title} className={styles.homes}>
      {title !== undefined && <h2 id={toAnchor(title)}>{title}</h2>}
      <TeaserGrid>
        {teasers.map((teaser) => {
          const base = teaser.picture && pictures[teaser.picture.scene];
          return (
            <TeaserCard
              key={teaser.title}
              href={links[teaser.to]}
              title={teaser.title}
              text={teaser.text}
              label={teaser.label}
              picture={teaser.picture && base !== undefined ? { base, alt: teaser.picture.alt } : null}
              headingLevel={title === undefined ? 'h2' : 'h3'}
            />
          );
        })}
      </TeaserGrid>
    </section>
  );
}
