import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import type { StaffGroup } from '../load.ts';
import styles from '../../parts/account.module.css';

/** Renders nothing for accounts without staff permissions. */
export function StaffLinks({ groups }: { groups: readonly StaffGroup[] }): ReactNode {
  const { t } = useTexts();
  const { account } = useVisitor();
  const rooms = groups.flatMap(({ rooms }) => rooms);
  const waitingRoom = rooms.find(
    ({ name, permission }) => name === 'waiting' && account?.accountPermissions[permission],
  );
  const allowedGroups = groups
    .filter(({ name }) => name !== 'day')
    .map(({ name, rooms }) => ({
      name,
      rooms: rooms.filter(({ permission }) => account?.accountPermissions[permission] === true),
    }))
    .filter(({ rooms }) => rooms.length > 0);
  if (allowedGroups.length === 0) return null;
  return (
    <Card data-testid="staff-links" className={styles.form}>
      <h2 className={styles.cardTitle}>{t('staff.rooms')}</h2>
      {waitingRoom && (
        <div>
          <ButtonLink to={waitingRoom.path} variant="primary">
            {t('staff.waiting.open')}
          </ButtonLink>
        </div>
      )}
      {allowedGroups.map(({ name, rooms }) => (
        <section key={name} aria-labelledby={`staff-${name}`}>
          <h3 id={`staff-${name}`} className={styles.soft}>
            {t(`staff.group.${name}`)}
          </h3>
          {/* Plain links, because the targets belong to other routes and need a full page load. */}
          <p className={styles.links}>
            {rooms.map((room) => (
              <a key={room.name} href={room.path}>
                {t(`staff.room.${room.name}`)}
              </a>
            ))}
          </p>
        </section>
      ))}
      {allowedGroups.some(({ rooms }) => rooms.some(({ name }) => name === 'people')) && (
        <p className={styles.soft}>{t('staff.peopleText')}</p>
      )}
    </Card>
  );
}
