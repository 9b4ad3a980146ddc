import type { ReactNode } from 'react';
import { pageMeta } from '../../shell/page-head.ts';
import { Controls } from './parts/controls.tsx';
import { Fields } from './parts/fields.tsx';
import { Foundations } from './parts/foundations.tsx';
import { Marks } from './parts/marks.tsx';
import styles from './page.module.css';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/**
 * Every component of the house in all its states, with the site's own texts. Not served in
 * production. What carries `data-force` is put into that state of
 * the pointer or keyboard when it is photographed.
 */
export default function DesignSystemPage(): ReactNode {
  return (
    <div className={`container ${styles.page}`}>
      <h1>Feriola</h1>
      <Foundations />
      <Controls />
      <Fields />
      <Marks />
    </div>
  );
}
