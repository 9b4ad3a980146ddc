import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { staffRooms } from '../../../domain/staff-rooms.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './office-menu.module.css';

/** Links between the rooms of the staff, as far as the viewer's permissions open them. */
export function OfficeMenu(): ReactNode {
  const { t } = useTexts();
  const pathOf = useAdminPaths();
  const { pathname } = useLocation();
  const { account } = useVisitor();
  const groups = staffRooms
    .map(({ name, rooms }) => ({
      name,
      rooms: rooms.filter(
        // Where nobody could be asked who one is, the calls of the rooms will say it.
        ({ permission }) => account === null || account.accountPermissions[permission] === true,
      ),
    }))
    .filter(({ rooms }) => rooms.length > 0);
  return (
    <details className={styles.menu} data-testid="office-menu">
      <summary className={styles.summary}>{t('staff.rooms')}</summary>
      <nav aria-label={t('staff.rooms')} className={styles.groups}>
        {groups.map(({ name, rooms }) => (
          <section key={name} aria-labelledby={`office-${name}`}>
            <h2 id={`office-${name}`} className={styles.name}>
              {t(`staff.group.${name}`)}
            </h2>
            <ul className={styles.rooms}>
              {rooms.map((room) => {
                const path = pathOf(room.route);
                return (
                  <li key={room.name}>
                    <Link
                      to={path}
                      className={styles.room}
                      aria-current={path === pathname ? 'page' : undefined}
                    >
                      {t(`staff.room.${room.name}`)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}
