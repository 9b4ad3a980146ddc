import type { ReactNode } from 'react';
import type { HomeGap } from '../../../domain/homes/gaps.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/landlord.module.css';
import own from './editor.module.css';
import { findStepOfGap } from './editor-steps.ts';

export function Gaps({ title, list }: { title: string; list: readonly HomeGap[] }): ReactNode {
  return (
    <div className={styles.stack}>
      <h3>{title}</h3>
      <GapList list={list} />
    </div>
  );
}

export function GapList({ list }: { list: readonly HomeGap[] }): ReactNode {
  const { t } = useTexts();
  return (
    <ul className={own.gaps}>
      {list.map((gap) => (
        <li key={gap}>
          <Link to={`?step=${findStepOfGap(gap)}`}>{t(`landlord.editor.gaps.${gap}.name`)}</Link>
          <span>{t(`landlord.editor.gaps.${gap}.why`)}</span>
        </li>
      ))}
    </ul>
  );
}
