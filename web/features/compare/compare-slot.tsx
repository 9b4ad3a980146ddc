import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useCompared } from './compare-store.ts';

const CompareTray = lazyPart(() => import('./compare-tray.tsx'), 'compare-tray');

/** Shows the tray once a home is chosen for comparison, and announces the number of homes. */
export function CompareSlot(): ReactNode {
  const { t } = useTexts();
  const count = useCompared().length;
  return (
    <>
      {count > 0 && (
        <Suspense fallback={null}>
          <CompareTray />
        </Suspense>
      )}
      <span role="status" className="visually-hidden">
        {count > 0 ? t('compare.count', { count }) : ''}
      </span>
    </>
  );
}
