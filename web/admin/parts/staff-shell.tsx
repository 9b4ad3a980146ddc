import type { ReactNode } from 'react';
import { orderStaffRooms } from '../../../domain/staff-rooms.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { WorkShell } from '../../shell/work/work-shell.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { useRememberOpened } from '../opened/use-remember-opened.ts';
import { useSearchKey } from './use-search-key.ts';
import { useWaitingWork } from './use-waiting-work.ts';

/**
 * The frame of all staff pages. Its navigation shows the pages that the viewer's permissions allow, once these are
 * loaded.
 */
export function StaffShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const buildPath = useAdminPaths();
  const { account, phase } = useVisitor();
  const { waitingCount, awaitsOpening } = useWaitingWork();
  useRememberOpened();
  useSearchKey(account?.accountPermissions['records.find'] === true ? buildPath('AdminSearch') : null);
  const groups = orderStaffRooms(awaitsOpening)
    .map(({ name, rooms }) => ({
      name,
      ...(name !== 'day' && { label: t(`staff.group.${name}`) }),
      places: rooms
        .filter(
          // If the account could not be loaded, all entries are shown, since the server checks permissions anyway.
          ({ permission }) => account === null || account.accountPermissions[permission] === true,
        )
        .map((room) => ({
          path: buildPath(room.route),
          label: t(`staff.room.${room.name}`),
          waiting: waitingCount(room.name),
        })),
    }))
    .filter(({ places }) => places.length > 0);
  return (
    <WorkShell room={t('staff.rooms')} label={t('staff.rooms')} groups={phase === 'ready' ? groups : null}>
      {children}
    </WorkShell>
  );
}
