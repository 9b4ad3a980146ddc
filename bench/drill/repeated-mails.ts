/** A node knows within this time that the mail server has taken a mail, and has written it down. */
const writtenWithinMs = 2_000;
/** What a node had handed to its network is still delivered after its death, and taken so much later at most. */
const deliveredWithinMs = 500;

/**
 * The Message-IDs that were taken more than once, by whether something broke off while they were taken before. SMTP has no way to
 * ask whether a mail was taken: a sender that is killed before it reads or writes down the answer has to send it again, and the
 * recipient's server knows it by its Message-ID. All times are in milliseconds of one clock.
 */
export function repeatsOf(
  taken: ReadonlyMap<string, readonly number[]>,
  breaks: readonly number[],
): { brokenOff: string[]; unexplained: string[] } {
  const brokenOff: string[] = [];
  const unexplained: string[] = [];
  for (const [id, times] of taken) {
    if (times.length < 2) continue;
    const isExplained = times
      .slice(0, -1)
      .every((time) =>
        breaks.some((moment) => moment > time - deliveredWithinMs && moment < time + writtenWithinMs),
      );
    (isExplained ? brokenOff : unexplained).push(id);
  }
  return { brokenOff, unexplained };
}
