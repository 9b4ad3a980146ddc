import { useState, type ReactNode } from 'react';
import { homeDoubts } from '../../../domain/homes/gaps.ts';
import type { HomeStep } from '../../../domain/homes/home-state.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import own from './editor.module.css';
import { GapList, Gaps } from './gaps.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import type { Editing } from './use-editing.ts';

export function PublishSection({ editing: { home, replace, unsaved } }: { editing: Editing }): ReactNode {
  const { t, language } = useTexts();
  const routes = useRoutes();
  const buildPath = useLandlordPaths();
  const [stepToConfirm, setStepToConfirm] = useState<HomeStep | null>(null);
  const { objectNumber, state, pausedBy, gaps, advice, steps, needsApproval, refusal, ofFeed } = home;
  const call = useSubmit('setOwnHomeState', {
    onDone(updated) {
      setStepToConfirm(null);
      replace(updated);
    },
  });
  const doubts = advice.filter((gap) => homeDoubts.includes(gap));
  const wishes = advice.filter((gap) => !homeDoubts.includes(gap));
  const ready = needsApproval ? 'readyForOffice' : 'ready';
  const busy = call.sending !== null;
  const currentStep = call.sending?.step;
  const takeStep = (step: HomeStep): void => void call.submit({ objectNumber, languageCode: language, step });
  const stateKey = state === 'paused' && pausedBy !== null ? `pausedBy.${pausedBy}` : state;
  const publish = state === 'paused' ? 'again' : needsApproval ? 'submit' : 'publish';
  return (
    <Card className={styles.stack} id="publish" data-testid="publish" data-state={state}>
      <h2 className={styles.sectionTitle}>{t('landlord.editor.publish.heading')}</h2>
      <p role="status">
        <strong>{t(`landlord.homes.state.${stateKey}`)}</strong>{' '}
        {t(`landlord.editor.publish.state.${stateKey}`)}
      </p>
      {state !== 'published' && state !== 'removed' && (
        <p>
          <Link to={buildPath('LandlordHomePreview', { objectNumber })}>
            {t('landlord.editor.steps.preview')}
          </Link>
        </p>
      )}
      {state === 'published' && (
        <p>
          <Link to={routes.pathOf('ObjectPage', language, { objectNumber })}>
            {t('landlord.editor.publish.see')}
          </Link>
        </p>
      )}
      {refusal !== '' && (
        <Notice kind="warning" title={t('landlord.editor.publish.refused')}>
          <p className={own.words}>{refusal}</p>
        </Notice>
      )}
      {ofFeed && <p>{t('landlord.editor.publish.ofFeed')}</p>}
      {gaps.length > 0 && state !== 'removed' && (
        <Gaps title={t('landlord.editor.publish.gaps')} list={gaps} />
      )}
      {doubts.length > 0 && state !== 'removed' && (
        <Notice kind="warning" title={t('landlord.editor.publish.doubts')} data-testid="doubts">
          <GapList list={doubts} />
        </Notice>
      )}
      {wishes.length > 0 && state !== 'removed' && (
        <Gaps title={t('landlord.editor.publish.advice')} list={wishes} />
      )}
      {gaps.length === 0 && state === 'draft' && (
        <p>{t(`landlord.editor.publish.${doubts.length > 0 ? 'readyWithDoubts' : ready}`)}</p>
      )}
      <FailureNotice
        text={
          call.failure &&
          !busy &&
          t(
            `landlord.editor.publish.problem.${call.failure.type === 'home-incomplete' ? 'incomplete' : 'other'}`,
          )
        }
      />
      {stepToConfirm === null ? (
        <div className={own.actions}>
          {steps.includes('publish') && (
            <Button
              // Saving unsaved changes is the primary action.
              variant={unsaved.length > 0 ? 'secondary' : 'primary'}
              busy={currentStep === 'publish'}
              disabled={busy || gaps.length > 0}
              onClick={() => takeStep('publish')}
              data-testid="publish-home"
            >
              {t(`landlord.editor.publish.step.${publish}`)}
            </Button>
          )}
          {steps.includes('withdraw') && (
            <Button busy={currentStep === 'withdraw'} disabled={busy} onClick={() => takeStep('withdraw')}>
              {t('landlord.editor.publish.step.withdraw')}
            </Button>
          )}
          {steps.includes('pause') && (
            <Button
              busy={currentStep === 'pause'}
              disabled={busy}
              onClick={() => takeStep('pause')}
              data-testid="pause-home"
            >
              {t('landlord.editor.publish.step.pause')}
            </Button>
          )}
          {steps.includes('restore') && (
            <Button busy={currentStep === 'restore'} disabled={busy} onClick={() => takeStep('restore')}>
              {t('landlord.editor.publish.step.restore')}
            </Button>
          )}
          {steps.includes('remove') && (
            <Button variant="quiet" disabled={busy} onClick={() => setStepToConfirm('remove')}>
              {t('landlord.editor.publish.step.remove')}
            </Button>
          )}
        </div>
      ) : (
        <RemoveQuestion
          objectNumber={objectNumber}
          canPause={steps.includes('pause')}
          busy={busy}
          onTake={takeStep}
          onCancel={() => setStepToConfirm(null)}
        />
      )}
    </Card>
  );
}
