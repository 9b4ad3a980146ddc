const reminderMsBefore = 86_400_000;

/** Returns null if the option is too short for a reminder. */
export function reminderTime(from: Date, until: Date): Date | null {
  const moment = until.getTime() - reminderMsBefore;
  return moment > from.getTime() ? new Date(moment) : null;
}
