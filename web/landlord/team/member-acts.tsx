import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/landlord.module.css';
import { useLandlordPaths } from '../use-landlord-paths.ts';
import own from './team.module.css';

/** Recent actions of a team member in the landlord's homes. They are loaded when the list is opened. */
export function MemberActs({ memberID }: { memberID: number }): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const [memberActs, setMemberActs] = useState<ResponseOf<Api['getTeamActs']> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = (): void => {
    browserApi.call('getTeamActs', { memberID, languageCode: language }).then(
      (answer) => {
        setMemberActs(answer);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary className={own.summary}>{t('landlord.team.acts')}</summary>
      {hasFailed && <p role="alert">{t('landlord.team.problem.other')}</p>}
      {memberActs && (
        <ul className={own.acts} data-testid="team-acts">
          {memberActs.acts.map(({ at, act, title, bookingID }) => (
            <li key={`${at} ${act} ${title}`}>
              {bookingID === null ? (
                t(`landlord.team.act.${act}`)
              ) : (
                <Link to={buildPath('LandlordBooking', { bookingID })}>{t(`landlord.team.act.${act}`)}</Link>
              )}
              <span className={styles.soft}>
                {title} · {format.moment(at)}
              </span>
            </li>
          ))}
          {memberActs.acts.length === 0 && <li>{t('landlord.team.actsNone')}</li>}
          {memberActs.events.map(({ at, event, by }) => (
            <li key={`${at} ${event}`}>
              {t(`landlord.team.event.${event}`, { name: by || t('landlord.team.gone') })}
              <span className={styles.soft}>{format.moment(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
