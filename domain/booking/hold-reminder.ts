const reminderMsBefore = 86_400_000;

/** When to remind the guest that an option ends; null: too short for a reminder. */
export function reminderAt(from: Date, until: Date): Date | null {
  const moment = until.getTime() - reminderMsBefore;
  return moment > from.getTime() ? new Date(moment) : null;
}
