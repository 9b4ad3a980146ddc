/**
 * Does what is due, `atOnce` pieces at a time, until none is left or the round is over: a process that is to end waits for the round
 * that runs. Answers whether there may be more.
 */
export async function workInRound<Due>(
  { atOnce, roundMs }: { atOnce: number; roundMs: number },
  { claim, work }: { claim: () => Promise<Due | undefined>; work: (due: Due) => Promise<void> },
): Promise<boolean> {
  const end = performance.now() + roundMs;
  const goOn = async (): Promise<boolean> => {
    while (performance.now() < end) {
      const due = await claim();
      if (due === undefined) return false;
      await work(due);
    }
    return true;
  };
  return (await Promise.all(Array.from({ length: atOnce }, goOn))).includes(true);
}
