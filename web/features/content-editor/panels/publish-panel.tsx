import { useState, type ReactNode } from 'react';
import { useCall } from '../../../app/calls/use-call.ts';
import { fromDeviceTime } from '../../../app/device-clock.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { TextField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../session/editor.module.css';
import type { Refusal, UnitSession } from '../session/unit-session.ts';
import { ApprovalNotice } from './approval-notice.tsx';
import { PublishRefusal, timeError } from './publish-refusal.tsx';
import { plannedTime, type Planned } from './planned-time.ts';
import { PreviewLink } from './preview-link.tsx';
import { StepDone } from './step-done.tsx';
import { DeleteActions } from './delete-actions.tsx';

type Step = Parameters<UnitSession['act']>;

export function PublishPanel({
  session,
  isBehind,
  onReview,
  onClose,
}: {
  session: UnitSession;
  /** The original has changed since this translation was written. */
  isBehind: boolean;
  onReview: () => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { contentID } = useStore(session);
  const { answer, failure } = useCall('listContentRevisions', { contentID });
  return (
    <Dialog title={t('editor.publish.title')} closeLabel={t('editor.close')} onClose={onClose}>
      <div className={styles.panel}>
        {failure && <Notice kind="danger" role="alert" title={t('editor.failed')} />}
        <ApprovalNotice contentID={contentID} onReview={onReview} />
        {answer && (
          <Ways session={session} isBehind={isBehind} planned={answer.schedules} onClose={onClose} />
        )}
        {!answer && !failure && <p role="status">{t('editor.loading')}</p>}
      </div>
    </Dialog>
  );
}

/** The fields start with the planned times, since an action here replaces the plan. */
function Ways({
  session,
  isBehind,
  planned,
  onClose,
}: {
  session: UnitSession;
  isBehind: boolean;
  planned: Planned;
  onClose: () => void;
}): ReactNode {
  const { t } = useTexts();
  const { status } = useStore(session);
  const [from, setFrom] = useState(() => plannedTime(planned, 'publish'));
  const [until, setUntil] = useState(() => plannedTime(planned, 'unpublish'));
  const [follows, setFollows] = useState(true);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [doneText, setDoneText] = useState('');
  const [isPublished, setPublished] = useState(false);

  async function act(text: string, ...step: Step): Promise<void> {
    setDoneText('');
    const reason = await session.act(...step);
    setRefusal(reason);
    if (reason) return;
    setDoneText(text);
    setPublished(step[0] === 'publish');
    if (step[0] === 'unschedule' || step[0] === 'remove') {
      setFrom('');
      setUntil('');
    }
  }
  const start = fromDeviceTime(from)?.toISOString();
  const end = fromDeviceTime(until)?.toISOString();
  const ending = {
    ...(end !== undefined && { unpublishAt: end }),
    ...(!follows && { followsOriginal: false }),
  };
  if (isPublished) return <StepDone text={doneText} onClose={onClose} />;
  return (
    <>
      {refusal && <PublishRefusal refusal={refusal} />}
      {doneText !== '' && <StepDone text={doneText} />}
      <TextField
        type="datetime-local"
        label={t('editor.publish.from')}
        hint={t('editor.publish.zone')}
        error={timeError(refusal, 'publishAt', t)}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        type="datetime-local"
        label={t('editor.publish.until')}
        hint={t('editor.publish.untilHint')}
        error={timeError(refusal, 'unpublishAt', t)}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      {isBehind && (
        <Checkbox
          label={t('editor.publish.follows')}
          detail={t('editor.publish.followsHint')}
          checked={follows}
          onChange={({ target }) => setFollows(target.checked)}
        />
      )}
      <div className={styles.actions}>
        {start === undefined ? (
          <Button
            variant="primary"
            onClick={() => void act(t('editor.publish.published'), 'publish', ending)}
          >
            {t('editor.publish.now')}
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={() =>
              void act(t('editor.publish.scheduled'), 'schedule', { publishAt: start, ...ending })
            }
          >
            {t('editor.publish.later')}
          </Button>
        )}
        {status === 'scheduled' && (
          <Button onClick={() => void act(t('editor.publish.unscheduled'), 'unschedule')}>
            {t('editor.publish.unschedule')}
          </Button>
        )}
      </div>
      <PreviewLink session={session} />
      <DeleteActions onAct={(text, action) => void act(text, action)} />
    </>
  );
}
