import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { ContentBlocks } from '../../content/content-blocks.tsx';
import { TargetsProvider } from '../../content/content-context.ts';
import styles from '../session/editor.module.css';
import { parseContainer, type UnitKey } from '../session/unit-session.ts';
import { useShown } from '../session/use-shown.ts';

const noBlocks: readonly ContentBlock[] = [];
const unknown = { targets: { links: {}, pictures: {} }, live: null };

export function OtherLanguage({
  unit,
  onTake,
  onTakeAll,
}: {
  unit: UnitKey;
  onTake: (block: ContentBlock, at: number) => void;
  onTakeAll: (blocks: readonly ContentBlock[]) => void;
}): ReactNode {
  const { t } = useTexts();
  const { answer, failure } = useCall('getContent', { ...unit, previewDraft: 'Y' });
  const blocks = answer ? parseContainer(answer.containerContent) : noBlocks;
  const content = useShown(blocks, unit.language, unknown);
  return (
    <aside className={styles.other} lang={unit.language} aria-label={t(`editor.language.${unit.language}`)}>
      <div className={styles.actions}>
        <h2 className={styles.barTitle}>{t(`editor.language.${unit.language}`)}</h2>
        {blocks.length > 0 && (
          <Button small onClick={() => onTakeAll(blocks)}>
            {t('editor.takeAll')}
          </Button>
        )}
      </div>
      {(failure ?? (answer && blocks.length === 0)) && <p>{t('editor.state.missing')}</p>}
      <TargetsProvider value={content.targets}>
        {blocks.map((block, index) => (
          <section key={block.id} className={styles.otherBlock}>
            <Button small variant="quiet" onClick={() => onTake(block, index)}>
              {t('editor.take', { kind: t(`editor.kind.${block.kind}`) })}
            </Button>
            {block.kind === 'head' && (
              <p className={styles.headLine}>
                <strong>{block.title}</strong>
                <span>{block.description}</span>
              </p>
            )}
            <ContentBlocks page={unit.page} blocks={content.blocksFor(block)} live={content.live} />
          </section>
        ))}
      </TargetsProvider>
    </aside>
  );
}
