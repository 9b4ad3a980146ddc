import { sumCents, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/** The amounts that a guest may pay now: the next instalment together with all that is due, or everything open. */
export function payableNow(
  { claims, open }: { claims: readonly { dueOn: PlainDate; open: Cents }[]; open: Cents },
  today: PlainDate,
): { next: Cents; all: Cents; dueOn: PlainDate | null } {
  const waiting = claims.filter((claim) => claim.open > 0);
  const due = waiting.filter(({ dueOn }) => dueOn <= today);
  const parts = due.length > 0 ? due : waiting.slice(0, 1);
  return {
    next: sumCents(parts.map((claim) => claim.open)),
    all: open,
    dueOn: parts[0]?.dueOn ?? null,
  };
}
