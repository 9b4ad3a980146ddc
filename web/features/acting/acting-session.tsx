import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './acting-session.module.css';

type Session = ResponseOf<Api['getOwnActing']>['sessions'][number];

export function ActingSession({ session }: { session: Session }): ReactNode {
  const { t, format } = useTexts();
  const { beganAt, until, state, reason, acts } = session;
  const span = { from: format.moment(beganAt), until: format.moment(until) };
  return (
    <div className={styles.session}>
      <p className={styles.soft}>
        {t(state === 'runs' ? 'acting.session.runs' : 'acting.session.span', span)}
        {state !== 'runs' && ` · ${t(`acting.session.ended.${state}`)}`}
      </p>
      <p className={styles.reason}>{t('acting.session.reason', { reason })}</p>
      {acts.length === 0 ? (
        <p className={styles.soft}>{t('acting.session.nothing')}</p>
      ) : (
        <ul className={styles.acts}>
          {acts.map(({ call, about, at, done }) => (
            <li key={`${at} ${call} ${about}`}>
              {t(`acting.call.${call}`)}
              {about !== '' && ` (${about})`}
              <span className={styles.soft}>
                {' '}
                · {format.moment(at)}
                {!done && ` · ${t('acting.session.refused')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
