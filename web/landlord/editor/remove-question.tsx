import type { ReactNode } from 'react';
import type { HomeStep } from '../../../domain/homes/home-state.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import own from './editor.module.css';

const dependents = ['open', 'questions', 'watchers'] as const;

/**
 * Shows what depends on a home, and what happens to it, before the home is removed. Offers to pause the home instead.
 */
export function RemoveQuestion({
  objectNumber,
  canPause,
  busy,
  onTake,
  onCancel,
}: {
  objectNumber: number;
  canPause: boolean;
  busy: boolean;
  onTake: (step: HomeStep) => void;
  onCancel: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { answer, failure } = useCall('getHomeRemoval', { objectNumber, languageCode: language });
  return (
    <div role="group" aria-label={t('landlord.editor.publish.step.remove')} className={styles.stack}>
      <p role="alert">
        {t('landlord.editor.publish.removeQuestion')}{' '}
        {answer && t('landlord.editor.publish.removeUntil', { until: format.date(answer.restorableUntil) })}
      </p>
      {answer && answer.upcoming + answer.open + answer.questions + answer.watchers > 0 && (
        <ul className={own.gaps} data-testid="hangs-on-home">
          {answer.upcoming > 0 && (
            <li>
              {t('landlord.editor.publish.hangs.upcoming', { count: answer.upcoming })}{' '}
              <Link to={`${buildPath('LandlordBookings')}?home=${objectNumber}&show=coming`}>
                {t('landlord.editor.publish.hangsShow')}
              </Link>
            </li>
          )}
          {dependents.map(
            (kind) =>
              answer[kind] > 0 && (
                <li key={kind}>
                  {t(`landlord.editor.publish.hangs.${kind}`, { count: answer[kind] })}{' '}
                  {kind === 'open' && (
                    <Link to={`${buildPath('LandlordBookings')}?home=${objectNumber}&show=open`}>
                      {t('landlord.editor.publish.hangsShow')}
                    </Link>
                  )}
                </li>
              ),
          )}
        </ul>
      )}
      <div className={own.actions}>
        <Button
          variant="primary"
          busy={busy}
          // Disabled while the effects are loading, so that they are seen first.
          disabled={answer === null && failure === null}
          onClick={() => onTake('remove')}
          data-testid="remove-home"
        >
          {t('landlord.editor.publish.removeYes')}
        </Button>
        {canPause && (
          <Button disabled={busy} onClick={() => onTake('pause')}>
            {t('landlord.editor.publish.rather')}
          </Button>
        )}
        <Button disabled={busy} onClick={onCancel}>
          {t('landlord.feeds.cancel')}
        </Button>
      </div>
    </div>
  );
}
