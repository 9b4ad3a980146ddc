import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { postingTemplates } from '../../../domain/manual-postings.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { refreshWaitingWork } from '../parts/use-waiting-work.ts';
import { DraftForm } from './draft-form.tsx';
import { PostingCard } from './posting-card.tsx';
import type { DraftStart } from './typed-draft.ts';

const lists = ['waiting', 'decided'] as const;

/** Links from other pages can open the form with a prefilled draft. Returns null if the address has none. */
function readStart(params: URLSearchParams): DraftStart | null {
  const template = postingTemplates.find((one) => one === params.get('new'));
  if (!template || template === 'reversal') return null;
  const digits = (name: string): string => /^\d{1,15}$/.exec(params.get(name) ?? '')?.[0] ?? '';
  return { template, booking: digits('booking'), transfer: digits('transfer') };
}

export function ManualPostings(): ReactNode {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const list = lists.find((one) => one === params.get('list')) ?? 'waiting';
  const start = readStart(params);
  const [drafted, setDrafted] = useState<number | null>(null);
  const { answer, failure, retry } = useCall('listPostings', { list });
  const setParam = (changes: Record<string, string | null>): void => {
    const nextParams = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) nextParams.delete(name);
      else nextParams.set(name, value);
    }
    setParams(nextParams, { preventScrollReset: true });
  };
  const reload = (): void => {
    retry();
    refreshWaitingWork();
  };
  const closeForm = (): void => setParam({ new: null, booking: null, transfer: null });
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('postings.title')}</h1>
        <p className={styles.soft}>{t('postings.lead')}</p>
      </div>
      <div role="status">
        {drafted !== null && (
          <Notice kind="success">{t('postings.drafted', { number: String(drafted) })}</Notice>
        )}
      </div>
      {!start && (
        <p className={styles.actions}>
          <Button
            variant="primary"
            onClick={() => {
              setDrafted(null);
              setParam({ new: 'bankFee' });
            }}
          >
            {t('postings.new')}
          </Button>
        </p>
      )}
      {start && answer && (
        <DraftForm
          start={start}
          openDays={answer.openDays}
          onCancel={closeForm}
          onDrafted={(draftID) => {
            setDrafted(draftID);
            setParam({ new: null, booking: null, transfer: null, list: 'waiting' });
            reload();
          }}
        />
      )}
      <div className={styles.narrow}>
        <SelectField
          name="list"
          label={t('postings.which')}
          value={list}
          onChange={({ target }) => setParam({ list: target.value })}
        >
          {lists.map((one) => (
            <option key={one} value={one}>
              {t(`postings.${one}`, { count: answer?.waiting ?? 0 })}
            </option>
          ))}
        </SelectField>
      </div>
      <Pending {...{ answer, failure, retry }} />
      {answer?.postings.length === 0 && (
        <EmptyState title={t(`postings.none.${list}`)}>{t(`postings.none.${list}Text`)}</EmptyState>
      )}
      {answer && (
        <ul className={styles.stack}>
          {answer.postings.map((posting) => (
            <PostingCard
              key={posting.draftID}
              posting={posting}
              today={answer.openDays.until}
              onDone={reload}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
