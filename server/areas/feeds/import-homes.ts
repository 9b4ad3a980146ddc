/** Owner of the homes in a batch; an agency lets homes of several landlords. */
export interface PushingBusiness {
  kind: 'landlord' | 'agency';
  subject: number;
}

export interface HomesBatch {
  business: PushingBusiness;
  /** Lines of NDJSON. */
  lines: readonly string[];
  /** Value of one unit of the currency in euros; null if prices are in euros. */
  currency: { code: string; rate: number } | null;
}

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
 * With `refused` nothing was imported, and a sentence gives the reason. With `busy` another import takes longer than a
 * program should wait.
 */
export type BatchOutcome =
  | { ok: true; report: BatchReport }
  | { ok: false; refused: string }
  | { ok: false; busy: true };

/** Imports a batch by the rules of the importer, row by row, as far as it has changed. */
export type ImportHomes = (batch: HomesBatch) => Promise<BatchOutcome>;
