/** Says of which requests the log has a line: of all that failed, and evenly of a share of the others. @param share is from 0 to 1 */
export function requestSampler(share: number): (status: number) => boolean {
  let owed = 0;
  return (status) => {
    if (status >= 400) return true;
    owed += share;
    if (owed < 1) return false;
    owed -= 1;
    return true;
  };
}
