import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentHead } from '../../../domain/content-page.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { classNames } from '../../components/class-names.ts';
import { Notice } from '../../components/notice.tsx';
import { HeroPicture } from '../../components/picture.tsx';
import { ContentBlocks } from '../../features/content/content-blocks.tsx';
import { TargetsProvider, useTargets } from '../../features/content/content-context.ts';
import { Editable } from '../../features/content-editor/editable.tsx';
import { buildOutline } from '../../features/content/content-outline.ts';
import { breakableTitle } from './breakable-title.ts';
import styles from './content-view.module.css';
import type { ContentData } from './load-content.ts';
import { ArticleMeta } from './parts/article-meta.tsx';
import { Contents } from './parts/contents.tsx';
import { ListedPages } from './parts/listed-pages.tsx';

const sectionsMin = 3;

export function ContentView({ data }: { data: ContentData }): ReactNode {
  const { language } = useTexts();
  const { content, live } = data;
  const { page, head, blocks } = content;
  return (
    <TargetsProvider value={content}>
      <Editable
        key={page}
        {...{ page, language, live }}
        targets={content}
        frame={(draftHead, inner) => (
          <Article data={data} head={draftHead} blocks={[]}>
            {inner}
          </Article>
        )}
      >
        <Article data={data} head={head} blocks={blocks}>
          <ContentBlocks page={page} blocks={blocks} live={live} />
        </Article>
      </Editable>
    </TargetsProvider>
  );
}

function Article({
  data,
  head,
  blocks,
  children,
}: {
  data: ContentData;
  head: ContentHead;
  blocks: readonly ContentBlock[];
  children: ReactNode;
}): ReactNode {
  const { t, format } = useTexts();
  const { content, crumbs, listed } = data;
  const { pictures } = useTargets();
  const outline = buildOutline(blocks);
  const hasContents = outline.length >= sectionsMin;
  const scene = head.picture && pictures[head.picture.scene];
  return (
    <article className={classNames('container', styles.page, hasContents && styles.withContents)}>
      <header className={styles.head}>
        {data.isPreview && (
          <Notice title={t('content.preview.title')} data-testid="preview">
            {t('content.preview.text')}
          </Notice>
        )}
        {crumbs.length > 2 && <Breadcrumb label={t('shell.breadcrumb')} crumbs={crumbs} />}
        <h1>{breakableTitle(head.title)}</h1>
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
          {children}
          {data.isList && <ListedPages pages={listed} isList feed={data.feed} />}
          {head.article === undefined && (
            <p className={styles.changed}>{t('content.changed', { date: format.date(content.changedOn) })}</p>
          )}
        </div>
      </div>
      <p className={styles.address}>{data.origin + data.head.path}</p>
      {!data.isList && listed.length > 0 && <ListedPages pages={listed} />}
    </article>
  );
}
