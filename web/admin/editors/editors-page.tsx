import type { ReactNode } from 'react';
import type { AdminRouteName } from '../../../domain/admin-routes.ts';
import type { Permission } from '../../../domain/permissions.ts';
import { addEndpoints } from '../../app/api/browser-api.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import { endpointPaths } from '../../features/content-editor/endpoint-paths.generated.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { AdminPage } from '../load-admin-page.ts';
import admin from '../parts/admin.module.css';
import { Gate } from '../parts/gate.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import styles from './editors.module.css';

addEndpoints(endpointPaths);

const rooms = {
  desk: 'AdminDesk',
  pages: 'AdminPages',
  menus: 'AdminMenus',
  reviews: 'AdminReviews',
  coverage: 'AdminCoverage',
  schedule: 'AdminSchedule',
  snippets: 'AdminSnippets',
  teasers: 'AdminTeaser',
  uploads: 'AdminUpload',
  portraits: 'AdminOfficeUpload',
  playground: 'AdminCmsPlayground',
  texts: 'LocaleEditor',
} as const satisfies Record<string, AdminRouteName>;

/** Permissions by page. All other pages require the permission to edit content. */
const permissions: Partial<Record<keyof typeof rooms, Permission>> = {
  portraits: 'office.update',
  texts: 'localeEditor.update',
};

/** Shows the number of texts that the viewer has to approve. */
function WaitingCount(): ReactNode {
  const { t } = useTexts();
  const { answer } = useCall('listContentReviews', {});
  if (!answer || answer.waiting === 0) return null;
  return (
    <span className={styles.count} aria-label={t('desk.reviews.count', { count: answer.waiting })}>
      {answer.waiting}
    </span>
  );
}

export function EditorsPage({
  page,
  name,
  hasLead = true,
  children,
}: {
  page: AdminPage;
  name: Exclude<keyof typeof rooms, 'texts'>;
  /** False where a text is open: the list's explanation would not be about it. */
  hasLead?: boolean;
  children: () => ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { account } = useVisitor();
  const title = t(`desk.${name}.title`);
  const requiredPermission = (room: keyof typeof rooms): Permission => permissions[room] ?? 'content.update';
  const allowedPages = (Object.keys(rooms) as (keyof typeof rooms)[]).filter(
    // The playground has no link, only an address.
    (room) =>
      room !== 'playground' &&
      (account === null || account.accountPermissions[requiredPermission(room)] === true),
  );
  return (
    <Gate page={page} permission={requiredPermission(name)} title={title}>
      {() => (
        <div className={`container ${admin.page}`}>
          <nav className={styles.rooms} aria-label={t('desk.rooms')}>
            {allowedPages.map((room) => (
              <Link
                key={room}
                to={buildPath(rooms[room])}
                className={styles.room}
                aria-current={room === name ? 'page' : undefined}
              >
                {t(`desk.room.${room}`)}
                {room === 'reviews' && <WaitingCount />}
              </Link>
            ))}
          </nav>
          <header className={admin.head}>
            <h1>{title}</h1>
            {hasLead && <p className={styles.lead}>{t(`desk.${name}.lead`)}</p>}
          </header>
          {children()}
        </div>
      )}
    </Gate>
  );
}
