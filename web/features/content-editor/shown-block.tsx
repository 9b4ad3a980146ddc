import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { isStartKind } from '../../../domain/start-page.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ContentBlocks } from '../content/content-blocks.tsx';
import { MenuBlock } from './menu-block.tsx';
import { useOffered } from './rich/editor-context.ts';
import styles from './session/editor.module.css';
import type { ShownContent } from './session/use-shown.ts';
import { StartBlock } from './start-block.tsx';

export function ShownBlock({
  page,
  block,
  shown,
}: {
  page: string;
  block: ContentBlock;
  shown: ShownContent;
}): ReactNode {
  const { start } = useOffered();
  if (block.kind === 'menu') return <MenuBlock block={block} links={shown.targets.links} />;
  if (isStartKind(block.kind)) return <StartBlock block={block} targets={shown.targets} catalogue={start} />;
  return (
    <>
      {block.kind === 'head' && <HeadLine block={block} />}
      <ContentBlocks page={page} blocks={shown.blocksFor(block)} live={shown.live} />
    </>
  );
}

/** Shows the metadata for search engines; the page's title is shown above, where readers see it. */
function HeadLine({ block }: { block: Extract<ContentBlock, { kind: 'head' }> }): ReactNode {
  const { t } = useTexts();
  return (
    <p className={styles.headLine}>
      <strong>{block.title === '' ? t('editor.noTitle') : block.title}</strong>
      <span>{block.description}</span>
    </p>
  );
}
