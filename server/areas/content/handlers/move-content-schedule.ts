import type { moveContentSchedule } from '../../../../contract/content/move-content-schedule.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Editing } from '../editing.ts';

export function moveContentScheduleHandler({
  editing,
  findPersonName,
}: {
  editing: Editing;
  findPersonName(uid: string): Promise<string>;
}): Handler<typeof moveContentSchedule> {
  return async ({ contentID, action, plannedAt, at }, { user }) =>
    editing.moveSchedule(
      contentID,
      { uid: user.uid, name: await findPersonName(user.uid) },
      { action, plannedAt, at },
    );
}
