import { lazy, Suspense, type ReactNode } from 'react';
import { pageMeta } from '../../app/page-head.ts';
import styles from './page.module.css';
import { withTexts } from '../../app/texts/loaded-texts.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

// Loaded on demand, so that code of components that only this page uses does not get into the chunk that all pages share.
const Controls = lazy(
  withTexts(async () => ({ default: (await import('./parts/controls.tsx')).Controls }), 'controls'),
);
const Fields = lazy(
  withTexts(async () => ({ default: (await import('./parts/fields.tsx')).Fields }), 'fields'),
);
const Foundations = lazy(async () => ({ default: (await import('./parts/foundations.tsx')).Foundations }));
const Marks = lazy(withTexts(async () => ({ default: (await import('./parts/marks.tsx')).Marks }), 'marks'));

/**
 * Shows every component in all its states, with the site's own texts. Not served in production. Elements with `data-force` are put into
 * that pseudo-class when screenshots are taken.
 */
export default function DesignSystemPage(): ReactNode {
  return (
    <div className={`container ${styles.page}`}>
      <h1>Components</h1>
      <Suspense>
        <Foundations />
        <Controls />
        <Fields />
        <Marks />
      </Suspense>
    </div>
  );
}
