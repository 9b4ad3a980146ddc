import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { compareStore, comparedMax, useCompared } from './compare-store.ts';
import styles from './compare-tray.module.css';
import { lazyPart } from '../../components/lazy-part.tsx';

const loadDialog = () => import('./compare-dialog.tsx');
const CompareDialog = lazyPart(loadDialog, 'compare-dialog');

export default function CompareTray(): ReactNode {
  const { t } = useTexts();
  const comparedHomes = useCompared();
  const [open, setOpen] = useState(false);
  const count = comparedHomes.length;
  return (
    <>
      {count > 0 && (
        <section className={styles.tray} aria-label={t('compare.title')} data-testid="compare-tray">
          <ul className={styles.pictures} aria-hidden="true">
            {comparedHomes.map(({ objectNumber, image }) => (
              <li key={objectNumber}>
                {image && <img src={`${image}-250x155.webp`} width={250} height={155} alt="" />}
              </li>
            ))}
          </ul>
          <p className={styles.text}>
            {t('compare.count', { count })}
            {count === 1 && <small>{t('compare.oneMore')}</small>}
            {count === comparedMax && <small>{t('compare.full')}</small>}
          </p>
          <button
            type="button"
            className={styles.clear}
            onClick={compareStore.clear}
            aria-label={t('compare.clear')}
          >
            <Icon name="close" />
          </button>
          <Button
            variant="primary"
            disabled={count < 2}
            onPointerEnter={() => void loadDialog()}
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            data-testid="compare-open"
          >
            {t('compare.open')}
          </Button>
        </section>
      )}
      {open && count > 0 && (
        <Suspense fallback={null}>
          <CompareDialog
            homes={comparedHomes}
            onRemove={compareStore.toggle}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
