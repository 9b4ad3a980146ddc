import { useId, useState, type ReactNode } from 'react';
import type { ModerationItem } from '../../../contract/guest-ratings/moderation.ts';
import { ratingLengths, refusalReasons, type RefusalReason } from '../../../domain/rating.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import styles from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';

/** Publishes a text, or refuses it for one of a fixed list of reasons. The result is shown in place. */
export function Judgement({
  item,
  onDecided,
}: {
  item: ModerationItem;
  onDecided: (updated: ModerationItem) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [reason, setReason] = useState<RefusalReason | ''>('');
  const [statement, setStatement] = useState('');
  const [isTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const decide = useSubmit('decideModeration', {
    onDone(updated) {
      setDone(true);
      onDecided(updated);
      refreshWaitingWork();
    },
  });
  const { failure } = decide;
  const busy = decide.sending !== null;
  const { kind } = item;
  const about = kind === 'report' ? 'report' : 'text';
  const sendDecision = (decision: 'show' | 'refuse'): void => {
    setTried(decision === 'refuse');
    if (decision === 'refuse' && reason === '') return;
    const chosenReason = decision === 'refuse' && reason !== '' ? reason : null;
    void decide.submit({ kind, id: item.id, decision, reason: chosenReason, statement: statement.trim() });
  };
  return (
    <div className={styles.stack}>
      <div role="status">
        {isDone && <Notice kind="success">{t(`admin.ratings.state.${about}.${item.state}`)}</Notice>}
      </div>
      <FailureNotice
        text={
          failure &&
          !busy &&
          t(failure.type === 'moderation-decided' ? 'admin.ratings.decidedBefore' : 'admin.failed')
        }
      />
      {item.state === 'waiting' && (
        <>
          <SelectField
            id={`${id}-reason`}
            name="reason"
            label={t('admin.ratings.reasonLabel')}
            hint={t('admin.ratings.reasonHint')}
            error={isTried && reason === '' ? t('admin.ratings.reasonMissing') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value as RefusalReason | '')}
          >
            <option value="">{t('admin.ratings.noReason')}</option>
            {refusalReasons.map((one) => (
              <option key={one} value={one}>
                {t(`rate.refusedFor.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            id={`${id}-statement`}
            name="statement"
            label={t('admin.ratings.statementLabel')}
            hint={t('admin.ratings.statementHint', { language: t(`admin.texts.language.${item.language}`) })}
            lang={item.language}
            rows={3}
            maxLength={ratingLengths.statement}
            value={statement}
            onChange={({ target }) => setStatement(target.value)}
          />
          <div className={styles.actions}>
            <Button small busy={busy} onClick={() => sendDecision('show')}>
              {t(`admin.ratings.act.${about}.show`)}
            </Button>
            <ConfirmedButton
              label={t(`admin.ratings.act.${about}.refuse`)}
              confirm={t('admin.ratings.confirm')}
              busy={busy}
              onConfirm={() => sendDecision('refuse')}
            />
          </div>
        </>
      )}
    </div>
  );
}
