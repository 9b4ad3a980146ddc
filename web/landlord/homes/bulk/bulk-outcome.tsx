import type { ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';

type Undone = ResponseOf<Api['undoBulkChange']>;
export type Outcome =
  | { kind: 'done'; bulkID: number; homes: number }
  | { kind: 'undone'; answer: Undone }
  | { kind: 'failed' };

/** Result of the last change, or of undoing one. */
export function BulkOutcome({
  outcome,
  isBusy,
  onUndo,
}: {
  outcome: Outcome | null;
  isBusy: boolean;
  onUndo: (bulkID: number) => void;
}): ReactNode {
  const { t } = useTexts();
  const undoneText = ({ restored, kept }: Undone): string =>
    [
      restored > 0
        ? t('landlord.homes.bulk.restored', { count: restored })
        : t('landlord.homes.bulk.restoredNone'),
      kept.length > 0 &&
        t('landlord.homes.bulk.kept', {
          list: kept.map(({ title, objectNumber }) => title || String(objectNumber)).join(', '),
        }),
    ]
      .filter(Boolean)
      .join(' ');
  if (!outcome) return null;
  return (
    <div role="status" data-testid="bulk-outcome">
      {outcome.kind === 'done' && (
        <Notice kind="success">
          <p>{t('landlord.homes.bulk.done', { count: outcome.homes })}</p>
          <Button small busy={isBusy} data-testid="undo-bulk" onClick={() => onUndo(outcome.bulkID)}>
            {t('landlord.homes.bulk.undo')}
          </Button>
        </Notice>
      )}
      {outcome.kind === 'undone' && (
        <Notice kind={outcome.answer.kept.length > 0 ? 'warning' : 'success'}>
          {undoneText(outcome.answer)}
        </Notice>
      )}
      {outcome.kind === 'failed' && <Notice kind="danger">{t('landlord.homes.bulk.problem.other')}</Notice>}
    </div>
  );
}
