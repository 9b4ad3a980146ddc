import { createHash } from 'node:crypto';
import type { Work } from '../../domain/proof-of-work.ts';
import type { CountedLimit, CountedLimits } from './counted-limits.ts';
import type { Tx } from './database.ts';
import type { ProofOfWork } from './proof-of-work.ts';

export const easyPerHour: Omit<CountedLimit, 'name'> = { max: 10, spanMs: 3_600_000 };

export interface FormForMail {
  /** Limits count each form's mails separately. */
  form: 'newsletter' | 'alert' | 'question';
  email: string;
  /** Honeypot: the value of a hidden field. */
  website: string;
  /** The visitor's network; null if there was no request. */
  network: string | null;
  proof: string | undefined;
}

export type JudgedForm =
  /** A silent refusal: the caller answers as usual and sends nothing. */
  | { ok: true }
  | { ok: false; type: 'work-needed'; data: Work }
  | { ok: false; type: 'too-many-mails'; data: { retryAfter: number } };

/** Judges a form that triggers a mail; null when it is accepted. */
export async function judgeFormForMail(
  { limits, work }: { limits: Pick<CountedLimits, 'count'>; work: ProofOfWork },
  tx: Tx,
  { form, email, website, network, proof }: FormForMail,
): Promise<JudgedForm | null> {
  const isTrapped = website.trim() !== '';
  const easy =
    network === null
      ? ({ ok: true } as const)
      : await limits.count(tx, [[{ name: `${form}.network-easy`, ...easyPerHour }, network]]);
  if (!isTrapped && easy.ok) return null;
  const subject = {
    purpose: form,
    digest: createHash('sha256').update(email.trim().toLowerCase()).digest('base64url'),
  };
  switch (await work.judge(tx, subject, proof)) {
    case 'done':
      return null;
    case 'missing':
      return { ok: false, type: 'work-needed', data: work.ask(subject) };
    case 'unable':
      return isTrapped || easy.ok
        ? { ok: true }
        : { ok: false, type: 'too-many-mails', data: { retryAfter: easy.retryAfter } };
  }
}
