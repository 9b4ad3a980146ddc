import { useRef, useState, type ReactNode } from 'react';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { classNames } from '../../components/class-names.ts';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './feeds.module.css';
import { FileOutcome } from './file-outcome.tsx';
import { countAll, type CalendarImport } from './calendar-import.ts';

const bytesMax = 700_000;

/** Reads a calendar file once: first it says what the file would block, then it blocks that, and takes it back. */
export function ImportFile({ objectNumber }: { objectNumber: number }): ReactNode {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isUndone, setUndone] = useState(false);
  const [outcome, setOutcome] = useState<CalendarImport | null>(null);
  const read = useSubmit('importCalendarFile', { onDone: setOutcome });
  const undo = useSubmit('undoCalendarAct', {
    onDone() {
      setOutcome(null);
      setFile(null);
      setUndone(true);
    },
  });
  const isBusy = read.sending !== null || undo.sending !== null;
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setOutcome(null);
    setUndone(false);
    setFile(null);
    setTooLarge(chosen.size > bytesMax);
    if (chosen.size > bytesMax) return;
    const next = { name: chosen.name.slice(0, 200), content: await chosen.text() };
    setFile(next);
    await read.submit({ objectNumber, ...next, dryRun: true });
  };
  const isDone = outcome !== null && outcome.actID !== null;
  const isUseful = outcome !== null && outcome.problem === null && outcome.blocked.length > 0;
  return (
    <Card className={styles.stack}>
      <h2 className={styles.sectionTitle}>{t('landlord.feeds.file.title')}</h2>
      <p className={styles.soft}>{t('landlord.feeds.file.lead')}</p>
      <div
        className={classNames(own.drop, isOver && own.isOver)}
        data-testid="drop-calendar"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void choose(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={field}
          type="file"
          hidden
          accept=".ics,text/calendar"
          aria-label={t('landlord.feeds.file.choose')}
          data-testid="calendar-file"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            void choose(chosen);
            // Reset, so that the same file can be chosen again.
            target.value = '';
          }}
        />
        <Button busy={read.sending?.dryRun === true} disabled={isBusy} onClick={() => field.current?.click()}>
          {t('landlord.feeds.file.choose')}
        </Button>
        <p className={styles.soft} role="status">
          {file ? file.name : t('landlord.feeds.file.drop')}
        </p>
      </div>
      {isTooLarge && <FailureNotice text={t('landlord.feeds.file.tooLarge')} />}
      <FailureNotice text={!isBusy && (read.failure ?? undo.failure) && t('landlord.feeds.refused.other')} />
      {isUndone && (
        <Notice kind="success" role="status">
          {t('landlord.feeds.file.undone')}
        </Notice>
      )}
      {outcome && <FileOutcome outcome={outcome} isDone={isDone} />}
      {outcome && isDone && (
        <div>
          <Button
            small
            busy={undo.sending !== null}
            data-testid="undo-file"
            onClick={() => void undo.submit({ objectNumber, actID: outcome.actID! })}
          >
            {t('landlord.calendar.undo')}
          </Button>
        </div>
      )}
      {file && isUseful && !isDone && (
        <div>
          <Button
            variant="primary"
            busy={read.sending !== null}
            data-testid="block-file"
            onClick={() => void read.submit({ objectNumber, ...file, dryRun: false })}
          >
            {t('landlord.feeds.file.block', { count: countAll(outcome.blocked) })}
          </Button>
        </div>
      )}
    </Card>
  );
}
