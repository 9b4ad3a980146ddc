import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';

/** Brings back a transfer that was set aside. The reason is added to its history. */
export function UndoAside({
  transfer: { transferID, rest },
  onDone,
}: {
  transfer: ResponseOf<Api['findMoney']>['transfers'][number];
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [note, setNote] = useState('');
  const undo = useSubmit('undoTransferAside', { onDone });
  const failureText = (): string | null => {
    if (undo.failure?.type === 'transfer-not-aside') return t('money.aside.notAside');
    if (undo.failure?.type === 'rest-changed') {
      return t('money.match.restChanged', { amount: format.moneyExact(undo.failure.data.rest) });
    }
    return undo.failure && t('admin.failed');
  };
  return (
    <div className={`${styles.actions} ${styles.besideField}`}>
      <TextField
        label={t('money.aside.why')}
        autoComplete="off"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <ConfirmedButton
        label={t('money.aside.undo')}
        confirm={t('money.aside.confirm')}
        busy={undo.sending !== null}
        onConfirm={() => void undo.submit({ transferID, rest, note: note.trim() })}
      />
      <FailureNotice kind="warning" text={failureText()} />
    </div>
  );
}
