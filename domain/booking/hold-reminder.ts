const reminderMsBefore = 86_400_000;

/**
 * The moment at which the guest of an option, which holds its nights from one moment until another, is reminded that it ends.
 * Null where that is too soon for a reminder.
 */
export function reminderAt(from: Date, until: Date): Date | null {
  const moment = until.getTime() - reminderMsBefore;
  return moment > from.getTime() ? new Date(moment) : null;
}
