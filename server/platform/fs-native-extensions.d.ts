/** The package ships no types; only what is used here is declared. */
declare module 'fs-native-extensions' {
  /**
   * Asks for an exclusive lock of the whole file: an open file description lock on Linux, `flock` on macOS,
   * `LockFileEx` on Windows. Answers false while another open file has it.
   */
  export function tryLock(fd: number): boolean;
}
