/** Whose homes a batch holds: its landlord lets them themselves, an agency lets those of several. */
export interface PushingBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
}

export interface HomesBatch {
  business: PushingBusiness;
  /** Lines of NDJSON. */
  lines: readonly string[];
  /** Null: prices are in euros; else what one unit of the currency is worth in euros. */
  currency: { code: string; rate: number } | null;
}

/** What became of a batch. */
export interface BatchReport {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  paused: number;
  returned: number;
  removed: number;
  rejected: readonly { rejected: string; key: string; line?: number }[];
  warnings: readonly string[];
}

/**
 * `refused`: nothing of the batch was used, for the reason that a sentence says. `busy`: somebody else changes homes and places, and
 * does so for longer than a program waits.
 */
export type BatchOutcome =
  | { ok: true; report: BatchReport }
  | { ok: false; refused: string }
  | { ok: false; busy: true };

/** Takes a batch over by the rules of the importer: what has changed since, row by row. */
export type ImportHomes = (batch: HomesBatch) => Promise<BatchOutcome>;
