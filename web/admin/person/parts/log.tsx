import type { ReactNode } from 'react';
import { retentionDays } from '../../../../domain/retention.ts';
import { staffRoles } from '../../../../domain/roles.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/admin.module.css';
import type { Person } from '../person.ts';

type Event = Person['events'][number];

export function Log({ person: { number, events } }: { person: Person }): ReactNode {
  const { t, format } = useTexts();
  const formatActor = ({ actor }: Event): string => {
    if (!actor) return t('admin.log.house');
    return actor.number === number ? t('admin.log.owner') : t('admin.log.by', { name: actor.email });
  };
  const formatDetail = ({ detail }: Event): string =>
    staffRoles.some((role) => role === detail) ? t(`admin.roles.${detail}`) : detail;
  return (
    <Card className={styles.stack} data-testid="log">
      <h2 className={styles.title}>{t('admin.log.title')}</h2>
      <p className={styles.soft}>{t('admin.log.text', { count: retentionDays.accountEvents })}</p>
      {events.length === 0 && <p>{t('admin.log.empty')}</p>}
      <ol reversed>
        {events.map((event, index) => (
          <li key={`${event.happenedAt} ${index}`} className={styles.item}>
            <div>
              <p>{t(`admin.log.${event.kind}`, { detail: formatDetail(event) })}</p>
              <p className={styles.soft}>{formatActor(event)}</p>
            </div>
            <time className={styles.soft} dateTime={event.happenedAt}>
              {format.moment(event.happenedAt)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
