/** Within this time a node has received and recorded the acceptance of a mail. */
const writtenWithinMs = 2_000;
/** Data that a node had sent is still delivered after its death, at most this much later. */
const deliveredWithinMs = 500;

/**
 * Groups Message-IDs that were accepted more than once by whether a break occurred while they were accepted before.
 * SMTP cannot tell whether a mail was accepted, so a sender that is killed before it has read or recorded the response
 * has to repeat it. The recipient's server recognises it by the Message-ID. All times are milliseconds of one clock.
 */
export function findRepeatedMails(
  acceptedAt: ReadonlyMap<string, readonly number[]>,
  breaks: readonly number[],
): { brokenOff: string[]; unexplained: string[] } {
  const brokenOff: string[] = [];
  const unexplainedIDs: string[] = [];
  for (const [id, times] of acceptedAt) {
    if (times.length < 2) continue;
    const isExplained = times
      .slice(0, -1)
      .every((time) =>
        breaks.some((moment) => moment > time - deliveredWithinMs && moment < time + writtenWithinMs),
      );
    (isExplained ? brokenOff : unexplainedIDs).push(id);
  }
  return { brokenOff, unexplained: unexplainedIDs };
}
