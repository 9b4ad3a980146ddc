import type { ReactNode } from 'react';
import { staffRooms } from '../../../domain/staff-rooms.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { WorkShell } from '../../shell/work/work-shell.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { useWaitingWork } from './use-waiting-work.ts';

/** The frame of all staff pages. Its navigation has the rooms that the viewer's permissions open, once these are known. */
export function StaffShell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTexts();
  const pathOf = useAdminPaths();
  const { account, phase } = useVisitor();
  const waiting = useWaitingWork();
  const groups = staffRooms
    .map(({ name, rooms }) => ({
      name,
      ...(name !== 'day' && { label: t(`staff.group.${name}`) }),
      places: rooms
        .filter(
          // Where nobody could be asked who one is, the calls of the rooms will say it.
          ({ permission }) => account === null || account.accountPermissions[permission] === true,
        )
        .map((room) => ({
          path: pathOf(room.route),
          label: t(`staff.room.${room.name}`),
          waiting: waiting(room.name),
        })),
    }))
    .filter(({ places }) => places.length > 0);
  return (
    <WorkShell room={t('staff.rooms')} label={t('staff.rooms')} groups={phase === 'ready' ? groups : null}>
      {children}
    </WorkShell>
  );
}
