import { useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { fromDeviceTime, toDeviceTime } from '../../app/device-clock.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import type { PlannedChange } from '../editors/planned-changes.ts';
import admin from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';

const problems = ['content-locked', 'schedule-changed', 'schedule-invalid'] as const;

export function MovePlan({
  planned: { contentID, action, at, row },
  onDone,
}: {
  planned: PlannedChange;
  onDone: (words: string) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const [time, setTime] = useState(() => toDeviceTime(new Date(at)));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function reschedule(to: string | null, words: string): Promise<void> {
    setBusy(true);
    setProblem('');
    try {
      await browserApi.call('moveContentSchedule', { contentID, action, plannedAt: at, at: to });
      setIsOpen(false);
      onDone(words);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { lockedBy = '' } = (error.data ?? {}) as { lockedBy?: string };
      const knownProblem = problems.find((type) => type === error.type);
      setProblem(
        knownProblem ? t(`desk.schedule.problem.${knownProblem}`, { name: lockedBy }) : t('admin.failed'),
      );
    } finally {
      setBusy(false);
    }
  }
  const moment = fromDeviceTime(time);
  return (
    <>
      <FailureNotice text={problem !== '' && problem} />
      {isOpen ? (
        <form
          className={admin.stack}
          onSubmit={(event) => {
            event.preventDefault();
            if (moment) void reschedule(moment.toISOString(), t('desk.schedule.moved', { title: row.title }));
          }}
        >
          <TextField
            type="datetime-local"
            label={t('desk.schedule.newTime')}
            value={time}
            required
            onChange={({ target }) => setTime(target.value)}
          />
          <FormActions small submit={t('desk.schedule.move')} busy={busy} onCancel={() => setIsOpen(false)} />
        </form>
      ) : (
        <p className={admin.actions}>
          <Button
            small
            aria-label={labelled(language, t('desk.schedule.move'), row.title)}
            onClick={() => setIsOpen(true)}
          >
            {t('desk.schedule.move')}
          </Button>
          <ConfirmedButton
            label={t('desk.schedule.giveUp')}
            spoken={labelled(language, t('desk.schedule.giveUp'), row.title)}
            confirm={t('desk.schedule.giveUpSure')}
            busy={busy}
            onConfirm={() => void reschedule(null, t('desk.schedule.givenUp', { title: row.title }))}
          />
        </p>
      )}
    </>
  );
}
