import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const preload = pathToFileURL(join(import.meta.dirname, 'clock-ahead.mjs')).href;

/** The environment of a server process whose clock is so many milliseconds ahead of the machine's; negative means behind. */
export const clockAhead = (ms: number): Record<string, string> => ({
  CLOCK_AHEAD_MS: String(ms),
  NODE_OPTIONS: `--import=${preload}`,
});
