import type { ReactNode } from 'react';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { labelSeparator } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import type { ContainerProblem } from './check-container.ts';

const problemsShown = 20;

export function ProblemList({
  problems,
  blocks,
}: {
  problems: readonly ContainerProblem[];
  blocks: readonly ContentBlock[];
}): ReactNode {
  const { t, language } = useTexts();
  if (problems.length === 0) {
    return (
      <Notice kind="success" role="status">
        {t('desk.playground.fine')}
      </Notice>
    );
  }
  const isDraft = problems.every(({ onlyForReaders }) => onlyForReaders);
  const blockKind = (number: number): string => {
    const kind = blocks[number - 1]?.kind;
    return kind === undefined ? '' : t(`editor.kind.${kind}`);
  };
  return (
    <Notice
      kind={isDraft ? 'warning' : 'danger'}
      role="status"
      title={t(isDraft ? 'desk.playground.onlyDraft' : 'desk.playground.refused', { count: problems.length })}
    >
      <ul data-testid="problems">
        {problems.slice(0, problemsShown).map(({ block, path, reason }, index) => (
          <li key={index}>
            {block !== null &&
              `${t('desk.playground.block', { number: block, kind: blockKind(block) })}${labelSeparator(language)} `}
            {path.length > 0 && <code>{path.join('.')}</code>} {t(`desk.problem.${reason}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
