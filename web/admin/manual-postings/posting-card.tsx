import { useId, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { groupedIban } from '../../../domain/iban.ts';
import { postingReason } from '../../../domain/manual-postings.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Link } from '../../components/link.tsx';
import { formatSubject } from '../money/format-subject.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { FilesOfMessage } from '../parts/files-of-message.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { useDraftWords } from './use-draft-words.ts';

export type FoundPosting = ResponseOf<Api['listPostings']>['postings'][number];

type Opened = 'refusal' | 'reversal' | null;

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
  const [opened, setOpened] = useState<Opened>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const decide = useSubmit('decidePosting', { onDone });
  const reverse = useSubmit('draftPosting', { idempotent: true, onDone });
  const { draftID, template, state, amount, isOwn, isReversible } = posting;
  const number = String(draftID);
  const isWaiting = state === 'waiting';
  const isBusy = decide.sending !== null || reverse.sending !== null;
  const failure = decide.failure ?? reverse.failure;
  const isShort = note.trim().length < postingReason.min;
  const send = (): void => {
    setTried(true);
    if (isShort) return;
    if (opened === 'refusal') void decide.submit({ draftID, decision: 'refuse', note: note.trim() });
    else {
      const draft = { template: 'reversal', draftID } as const;
      void reverse.submit({ datedOn: today, reason: note.trim(), files: [], draft });
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
          <form
            className={styles.narrow}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <TextAreaField
              name="note"
              label={t(opened === 'refusal' ? 'postings.why' : 'postings.reason')}
              rows={2}
              maxLength={postingReason.max}
              error={
                isTried && isShort ? t('postings.error.reason', { count: postingReason.min }) : undefined
              }
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <p className={styles.actions}>
              <Button type="submit" small variant="primary" busy={isBusy}>
                {t(opened === 'refusal' ? 'postings.refuseNow' : 'postings.reverseNow')}
              </Button>
              <Button small variant="quiet" disabled={isBusy} onClick={() => setOpened(null)}>
                {t('admin.cancel')}
              </Button>
            </p>
          </form>
        )}
      </Card>
    </li>
  );
}

/** To whom money or a voucher goes. */
function Receiver({ posting: { refund, voucher } }: { posting: FoundPosting }): ReactNode {
  const { t } = useTexts();
  if (voucher) return <p>{t('postings.toRecipient', { name: voucher.name, email: voucher.email })}</p>;
  if (!refund) return null;
  const { holder, iban, way, bearer } = refund;
  const to =
    iban === null
      ? t(way === 'card' ? 'postings.toCard' : 'postings.toAccount')
      : t('postings.toHolder', { holder: holder ?? '', iban: groupedIban(iban) });
  return <p>{[to, t(`postings.bearerOf.${bearer}`)].join(' · ')}</p>;
}

function Lines({ posting: { draftID, lines } }: { posting: FoundPosting }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  return (
    <ul className={styles.lines} aria-label={t('postings.tableLabel', { number: String(draftID) })}>
      {lines.map(({ account, bookingID, bookingDisplayNumber, name, subject, amount }, index) => (
        <li key={index} className={styles.line}>
          <span>
            {`${t(amount > 0 ? 'postings.debit' : 'postings.credit')}: ${t(`money.account.${account}`)}`}
            {subject !== null && ` · ${formatSubject(t, subject)}`}
            {bookingID !== null && (
              <>
                {' · '}
                <Link to={buildPath('AdminBookingMoney', { bookingID: String(bookingID) })}>
                  {[bookingDisplayNumber, name].filter(Boolean).join(' ')}
                </Link>
              </>
            )}
          </span>
          <span className={styles.sum}>{format.moneyExact(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function Decision({ posting }: { posting: FoundPosting }): ReactNode {
  const { t, format } = useTexts();
  const { state, decidedName, decidedAt, decisionNote, postings, reverses, reversedBy } = posting;
  const parts = [
    decidedAt !== null &&
      t('postings.decidedBy', {
        state: t(`postings.state.${state}`),
        name: decidedName ?? '',
        moment: format.moment(decidedAt),
      }),
    decisionNote,
    postings.length > 0 && t('postings.inLedger', { count: postings.length, numbers: postings.join(', ') }),
    reverses !== null && t('postings.reverses', { number: String(reverses) }),
    reversedBy !== null && t('postings.reversedBy', { number: String(reversedBy) }),
  ].filter(Boolean);
  return parts.length > 0 && <p className={styles.soft}>{parts.join(' · ')}</p>;
}
