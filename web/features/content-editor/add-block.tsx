import { useState, type ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import styles from './session/editor.module.css';

export function AddBlock({
  kinds,
  onAdd,
}: {
  kinds: readonly ContentBlock['kind'][];
  onAdd: (kind: ContentBlock['kind']) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (kinds.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.add} onClick={() => setOpen(true)}>
        + {t('editor.add')}
      </button>
      {isOpen && (
        <Dialog title={t('editor.add')} closeLabel={t('editor.close')} onClose={() => setOpen(false)}>
          <div className={styles.kinds}>
            {kinds.map((kind) => (
              <Button
                key={kind}
                onClick={() => {
                  setOpen(false);
                  onAdd(kind);
                }}
              >
                {t(`editor.kind.${kind}`)}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
