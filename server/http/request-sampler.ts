/**
 * Returns a function that decides which requests the log records: all failed ones, and an even share of the others. @param share is from 0
 * to 1
 */
export function requestSampler(share: number): (status: number) => boolean {
  let dueShare = 0;
  return (status) => {
    if (status >= 400) return true;
    dueShare += share;
    if (dueShare < 1) return false;
    dueShare -= 1;
    return true;
  };
}
