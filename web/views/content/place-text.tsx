import type { ReactNode } from 'react';
import type { ContentHead } from '../../../domain/content-page.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Picture } from '../../components/picture.tsx';
import { ContentBlocks } from '../../features/content/content-blocks.tsx';
import { TargetsProvider } from '../../features/content/content-context.ts';
import { Editable } from '../../features/content-editor/editable.tsx';
import type { PlaceTextData } from './load-place-text.ts';
import styles from './place-text.module.css';

export default function PlaceText({ data: { content, live, picture } }: { data: PlaceTextData }): ReactNode {
  const { language } = useTexts();
  const { page, head, blocks } = content;
  return (
    <TargetsProvider value={content}>
      <Editable
        key={page}
        {...{ page, language, live }}
        targets={content}
        frame={(draftHead, inner) => (
          <Place head={draftHead} picture={picture}>
            {inner}
          </Place>
        )}
      >
        <Place head={head} picture={picture}>
          <ContentBlocks page={page} blocks={blocks} live={live} />
        </Place>
      </Editable>
    </TargetsProvider>
  );
}

function Place({
  head,
  picture,
  children,
}: {
  head: ContentHead;
  picture: PlaceTextData['picture'];
  children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.place} aria-labelledby="about-place">
      {picture && (
        <Picture
          src={picture.src}
          alt={picture.alt}
          sizes="(min-width: 832px) 800px, 92vw"
          className={styles.picture}
        />
      )}
      <h2 id="about-place">{head.title}</h2>
      {head.lead !== undefined && <p className={styles.lead}>{head.lead}</p>}
      {children}
    </section>
  );
}
