import { useState, type ReactNode } from 'react';
import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';
import { parseContainer } from '../session/unit-session.ts';
import { Difference } from '../difference/difference.tsx';

export function OwnCopy({
  contentID,
  blocks,
  onTake,
}: {
  contentID: number;
  blocks: readonly ContentBlock[];
  onTake: (blocks: readonly ContentBlock[]) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { answer } = useCall('listContentRevisions', contentID > 0 ? { contentID } : null);
  const [isGone, setGone] = useState(false);
  const [compares, setCompares] = useState(false);
  const copy = answer?.ownCopy;
  if (!copy || isGone) return null;
  const ownBlocks = parseContainer(copy.containerContent);
  function drop(): void {
    setGone(true);
    void browserApi.call('dropContentCopy', { contentID }).catch(() => setGone(false));
  }
  return (
    <div className="container" data-testid="own-copy">
      <Notice title={t('editor.copy.title', { moment: format.moment(copy.keptAt) })}>
        <p>{t('editor.copy.text')}</p>
        <p className={styles.actions}>
          <Button
            small
            variant="primary"
            onClick={() => {
              onTake(ownBlocks);
              drop();
            }}
          >
            {t('editor.copy.take')}
          </Button>
          <Button small onClick={() => setCompares(!compares)} aria-expanded={compares}>
            {t('editor.copy.compare')}
          </Button>
          <Button small variant="quiet" onClick={drop}>
            {t('editor.copy.drop')}
          </Button>
        </p>
        {compares && <Difference before={blocks} after={ownBlocks} />}
      </Notice>
    </div>
  );
}
