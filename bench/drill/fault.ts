import type { Service } from './diary.ts';

/** A fault that happens and is over when `happen` resolves. */
export interface Fault {
  name: string;
  /** Services that cannot work during the fault. If absent, visitors must not notice it. */
  excuses?: readonly Service[];
  /** True if nodes may hear of changes late. */
  keepsApart?: boolean;
  happen(): Promise<void>;
}

/** What has to write to the database. */
export const writes = ['booking', 'payment', 'upload', 'edit', 'login', 'guess'] as const;
