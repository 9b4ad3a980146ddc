import type { ReactNode } from 'react';
import type { HomeStep } from '../../../domain/homes/home-state.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import own from './editor.module.css';

/** Shows the consequences of deleting a home permanently, and offers to pause it instead. */
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
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const homeRequest = { objectNumber, languageCode: language };
  const upcomingTotal =
    useCall('getLandlordBookings', { ...homeRequest, filter: 'coming' }).answer?.total ?? 0;
  const openTotal = useCall('getLandlordBookings', { ...homeRequest, filter: 'open' }).answer?.total ?? 0;
  return (
    <div role="group" aria-label={t('landlord.editor.publish.step.remove')} className={styles.stack}>
      <p role="alert">{t('landlord.editor.publish.removeQuestion')}</p>
      {upcomingTotal > 0 && (
        <p data-testid="hangs-on-home">
          {t('landlord.editor.publish.hangs', { count: upcomingTotal })}
          {openTotal > 0 && ` ${t('landlord.editor.publish.hangsOpen', { count: openTotal })}`}{' '}
          <Link to={`${buildPath('LandlordBookings')}?home=${objectNumber}&show=coming`}>
            {t('landlord.editor.publish.hangsShow')}
          </Link>
        </p>
      )}
      <div className={own.actions}>
        <Button variant="primary" busy={busy} onClick={() => onTake('remove')}>
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
