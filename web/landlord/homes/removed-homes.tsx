import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';

type RemovedHome = ResponseOf<Api['getOwnHomes']>['removed'][number];

/** Lists removed homes that can be restored, and shows the state of one that was just restored. */
export function RemovedHomes({
  homes,
  restored,
  onRestored,
}: {
  homes: readonly RemovedHome[];
  restored: OwnHome | null;
  onRestored: (home: OwnHome) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [triedHome, setTriedHome] = useState(0);
  const call = useSubmit('setOwnHomeState', { onDone: onRestored });
  const busy = call.sending !== null;
  const writeName = ({ title, objectNumber }: Pick<RemovedHome, 'title' | 'objectNumber'>): string =>
    title === '' ? String(objectNumber) : title;
  if (homes.length === 0 && restored === null) return null;
  return (
    <section className={styles.section} aria-label={t('landlord.homes.removed.title')}>
      {restored && <RestoredHome home={restored} name={writeName(restored)} />}
      {homes.length > 0 && (
        <Card className={styles.stack} data-testid="removed-homes">
          <h2 className={styles.sectionTitle}>{t('landlord.homes.removed.title')}</h2>
          <FailureNotice
            text={
              call.failure &&
              !busy &&
              t('landlord.homes.removed.failed', {
                title: writeName(homes.find((home) => home.objectNumber === triedHome) ?? homes[0]!),
              })
            }
          />
          <ul className={styles.stack}>
            {homes.map((home) => (
              <li key={home.objectNumber} className={styles.stack}>
                <p>
                  <strong>{writeName(home)}</strong>, {home.place}
                  <br />
                  {t('landlord.homes.removed.dates', {
                    removedOn: format.date(home.removedOn),
                    until: format.date(home.restorableUntil),
                  })}
                </p>
                <div>
                  <Button
                    small
                    busy={call.sending?.objectNumber === home.objectNumber}
                    disabled={busy}
                    aria-label={t('landlord.homes.removed.restoreNamed', { title: writeName(home) })}
                    data-testid="restore-home"
                    onClick={() => {
                      setTriedHome(home.objectNumber);
                      void call.submit({
                        objectNumber: home.objectNumber,
                        languageCode: language,
                        step: 'restore',
                      });
                    }}
                  >
                    {t('landlord.editor.publish.step.restore')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

/** Names missing facts, since an incomplete home does not become visible to guests by itself. */
function RestoredHome({ home, name }: { home: OwnHome; name: string }): ReactNode {
  const { t } = useTexts();
  const buildPath = useLandlordPaths();
  const { objectNumber, state, pausedBy, gaps } = home;
  const stateKey = state === 'paused' && pausedBy !== null ? `pausedBy.${pausedBy}` : state;
  return (
    <Notice kind={gaps.length === 0 ? 'success' : 'warning'} role="status" data-testid="restored-home">
      <p>
        {t('landlord.homes.removed.restored', { title: name })}{' '}
        <strong>{t(`landlord.homes.state.${stateKey}`)}</strong>
      </p>
      {gaps.length > 0 && (
        <p>
          {t('landlord.editor.steps.missing', {
            list: gaps.map((gap) => t(`landlord.editor.gaps.${gap}.name`)).join(', '),
          })}
        </p>
      )}
      <p>
        <Link to={buildPath('LandlordHomeEditor', { objectNumber })}>
          {t('landlord.homes.removed.open', { title: name })}
        </Link>
      </p>
    </Notice>
  );
}
