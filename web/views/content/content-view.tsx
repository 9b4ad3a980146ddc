import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { Notice } from '../../components/notice.tsx';
import { HeroPicture } from '../../components/picture.tsx';
import { ContentBlocks } from '../../features/content/content-blocks.tsx';
import { TargetsProvider } from '../../features/content/content-context.ts';
import { outlineOf } from '../../features/content/content-outline.ts';
import styles from './content-view.module.css';
import type { ContentData } from './load-content.ts';
import { ArticleMeta } from './parts/article-meta.tsx';
import { Contents } from './parts/contents.tsx';
import { ListedPages } from './parts/listed-pages.tsx';

/** From so many sections on a page has a table of contents. */
const sectionsListed = 3;

/** A page that somebody has written, laid out to be read. */
export function ContentView({ data }: { data: ContentData }): ReactNode {
  const { t, format } = useTexts();
  const { content, live, crumbs, listed } = data;
  const { head, blocks, pictures } = content;
  const outline = outlineOf(blocks);
  const hasContents = outline.length >= sectionsListed;
  const scene = head.picture && pictures[head.picture.scene];
  return (
    <TargetsProvider value={content}>
      <article className={classNames('container', styles.page, hasContents && styles.withContents)}>
        <header className={styles.head}>
          {data.isPreview && (
            <Notice title={t('content.preview.title')} data-testid="preview">
              {t('content.preview.text')}
            </Notice>
          )}
          {crumbs.length > 2 && <Breadcrumb label={t('shell.breadcrumb')} crumbs={crumbs} />}
          <h1>{head.title}</h1>
          {head.lead !== undefined && <p className={styles.lead}>{head.lead}</p>}
          {head.article && (
            <p className={styles.meta}>
              <ArticleMeta {...head.article} minutes={data.minutes} />
            </p>
          )}
          {scene !== undefined && (
            <div className={styles.scene}>
              <HeroPicture src={scene} alt={head.picture?.alt ?? ''} />
            </div>
          )}
          {head.notice && <Notice title={head.notice.title}>{head.notice.text}</Notice>}
        </header>
        <div className={styles.body}>
          {hasContents && <Contents outline={outline} />}
          <div className={styles.blocks}>
            <ContentBlocks page={content.page} blocks={blocks} live={live} />
            {data.isList && <ListedPages pages={listed} isList feed={data.feed} />}
            {head.article === undefined && (
              <p className={styles.changed}>
                {t('content.changed', { date: format.date(content.changedOn) })}
              </p>
            )}
          </div>
        </div>
        {!data.isList && listed.length > 0 && <ListedPages pages={listed} />}
      </article>
    </TargetsProvider>
  );
}
