import type { ReactNode } from 'react';
import type { AdminRouteName } from '../../../domain/admin-routes.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { addEndpoints } from '../../app/api/browser-api.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { endpointPaths } from '../../features/content-editor/endpoint-paths.ts';
import type { AdminPage } from '../load-admin-page.ts';
import admin from '../parts/admin.module.css';
import { Gate } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './editors.module.css';

addEndpoints(endpointPaths);

const rooms = {
  desk: 'AdminDesk',
  coverage: 'AdminCoverage',
  schedule: 'AdminSchedule',
  snippets: 'AdminSnippets',
  teasers: 'AdminTeaser',
  uploads: 'AdminUpload',
  portraits: 'AdminOfficeUpload',
  playground: 'AdminCmsPlayground',
  texts: 'LocaleEditor',
} as const satisfies Record<string, AdminRouteName>;

/** A page of the editors' desk: its heading, and the way to the other pages. */
export function EditorsPage({
  page,
  name,
  permission = 'content.update',
  children,
}: {
  page: AdminPage;
  name: Exclude<keyof typeof rooms, 'texts'>;
  permission?: Permission;
  children: () => ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const pathOf = useAdminPaths();
  const title = t(`desk.${name}.title`);
  return (
    <Gate page={page} permission={permission} title={title}>
      {() => (
        <div className={`container ${admin.page}`}>
          <nav className={styles.rooms} aria-label={t('desk.rooms')}>
            {Object.entries(rooms).map(([room, route]) => (
              <Link
                key={room}
                to={pathOf(route)}
                className={styles.room}
                aria-current={room === name ? 'page' : undefined}
              >
                {t(`desk.room.${room}`)}
              </Link>
            ))}
          </nav>
          <header className={admin.head}>
            <h1>{title}</h1>
            <p className={styles.lead}>{t(`desk.${name}.lead`)}</p>
          </header>
          {children()}
        </div>
      )}
    </Gate>
  );
}
