import { useId, useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { FilesOfMessage } from '../parts/files-of-message.tsx';
import { NoteForm } from './note-form.tsx';
import { Decision, Lines, Receiver, type FoundPosting } from './posting-facts.tsx';
import { useDraftWords } from './use-draft-words.ts';

type OpenForm = 'refusal' | 'reversal' | null;

export function PostingCard({
  posting,
  today,
  onDone,
}: {
  posting: FoundPosting;
  today: string;
  onDone: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { formatFailure } = useDraftWords();
  const title = useId();
  const [opened, setOpened] = useState<OpenForm>(null);
  const decide = useSubmit('decidePosting', { onDone });
  const reverse = useSubmit('draftPosting', { idempotent: true, onDone });
  const { draftID, template, state, amount, isOwn, isReversible } = posting;
  const number = String(draftID);
  const isWaiting = state === 'waiting';
  const isBusy = decide.sending !== null || reverse.sending !== null;
  const failure = decide.failure ?? reverse.failure;
  const send = (note: string): void => {
    if (opened === 'refusal') void decide.submit({ draftID, decision: 'refuse', note });
    else {
      const draft = { template: 'reversal', draftID } as const;
      void reverse.submit({ datedOn: today, reason: note, files: [], draft });
    }
  };
  return (
    <li>
      <Card className={styles.stack} data-testid="manual-posting" aria-labelledby={title}>
        <h2 id={title} className={styles.title}>
          {`${t(`postings.template.${template}`)} · ${format.moneyExact(amount)}`}
        </h2>
        <p className={styles.soft}>
          {[
            t('postings.number', { number }),
            format.date(posting.datedOn),
            t('postings.draftedBy', { name: posting.draftedName, moment: format.moment(posting.draftedAt) }),
          ].join(' · ')}
        </p>
        <p className={styles.words}>{posting.reason}</p>
        <Receiver posting={posting} />
        <Lines posting={posting} />
        <FilesOfMessage files={posting.files} refused={0} />
        <Decision posting={posting} />
        <FailureNotice kind="warning" text={failure && formatFailure(failure)} />
        {opened === null && isWaiting && !isOwn && (
          <p className={styles.actions}>
            <ConfirmedButton
              label={t('postings.approve')}
              confirm={t('postings.approveConfirm', { amount: format.moneyExact(amount) })}
              busy={isBusy}
              onConfirm={() => void decide.submit({ draftID, decision: 'approve' })}
            />
            <Button small variant="quiet" disabled={isBusy} onClick={() => setOpened('refusal')}>
              {t('postings.refuse')}
            </Button>
          </p>
        )}
        {isWaiting && isOwn && (
          <p className={styles.actions}>
            <span className={styles.soft}>{t('postings.own')}</span>
            <ConfirmedButton
              label={t('postings.withdraw')}
              confirm={t('postings.withdrawConfirm')}
              busy={isBusy}
              onConfirm={() => void decide.submit({ draftID, decision: 'withdraw' })}
            />
          </p>
        )}
        {opened === null && isReversible && (
          <p className={styles.actions}>
            <Button small variant="quiet" disabled={isBusy} onClick={() => setOpened('reversal')}>
              {t('postings.reverse')}
            </Button>
          </p>
        )}
        {opened !== null && (
          <NoteForm
            label={t(opened === 'refusal' ? 'postings.why' : 'postings.reason')}
            submit={t(opened === 'refusal' ? 'postings.refuseNow' : 'postings.reverseNow')}
            busy={isBusy}
            onSubmit={send}
            onCancel={() => setOpened(null)}
          />
        )}
      </Card>
    </li>
  );
}
