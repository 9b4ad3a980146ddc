import { useState } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useOwnCall } from '../../use-own-call.ts';
import { bulkTimeoutMs } from './bulk-dialog.tsx';
import type { BulkWhat } from './typed-bulk.ts';
import type { Outcome } from './bulk-outcome.tsx';

export interface Bulk {
  chosen: ReadonlySet<string | number>;
  setChosen: (chosen: ReadonlySet<string | number>) => void;
  /** The kind of change whose dialog is open, or null. */
  what: BulkWhat | null;
  setWhat: (what: BulkWhat | null) => void;
  outcome: Outcome | null;
  changes: ResponseOf<Api['listBulkChanges']>['changes'];
  /** The change that is being undone, or null. */
  undoingID: number | null;
  undo: (bulkID: number) => void;
  onDone: (done: { bulkID: number; homes: number }) => void;
}

/** State of bulk editing: the selected homes, the open dialog, and earlier changes. */
export function useBulk(onChanged: () => void): Bulk {
  const { language } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
  const [what, setWhat] = useState<BulkWhat | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const history = useOwnCall('listBulkChanges', { languageCode: language });
  const close = (next: Outcome): void => {
    setOutcome(next);
    history.retry();
    onChanged();
  };
  const undo = useSubmit('undoBulkChange', {
    timeoutMs: bulkTimeoutMs,
    onDone: (answer) => close({ kind: 'undone', answer }),
    onFailure: () => setOutcome({ kind: 'failed' }),
  });
  return {
    ...{ chosen, setChosen, what, setWhat, outcome },
    changes: history.answer?.changes ?? [],
    undoingID: undo.sending?.bulkID ?? null,
    undo: (bulkID: number) => void undo.submit({ bulkID }),
    onDone(done: { bulkID: number; homes: number }) {
      setWhat(null);
      setChosen(new Set());
      close({ kind: 'done', ...done });
    },
  };
}
