import type { ReactNode } from 'react';
import { ContentBlocks } from '../../features/content/content-blocks.tsx';
import { TargetsProvider } from '../../features/content/content-context.ts';
import type { PlaceTextData } from './load-place-text.ts';
import styles from './place-text.module.css';

/** What somebody has written on a country or region, below its homes. */
export default function PlaceText({ data: { content, live } }: { data: PlaceTextData }): ReactNode {
  return (
    <TargetsProvider value={content}>
      <section className={styles.place} aria-labelledby="about-place">
        <h2 id="about-place">{content.head.title}</h2>
        {content.head.lead !== undefined && <p className={styles.lead}>{content.head.lead}</p>}
        <ContentBlocks page={content.page} blocks={content.blocks} live={live} />
      </section>
    </TargetsProvider>
  );
}
