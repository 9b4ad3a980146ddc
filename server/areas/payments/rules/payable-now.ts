import { sumCents, type Cents } from '../../../../domain/money.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

/** The guest may pay the next instalment with everything due, or everything open. */
export function payableNow(
  { claims, open }: { claims: readonly { dueOn: PlainDate; open: Cents }[]; open: Cents },
  today: PlainDate,
): { next: Cents; all: Cents; dueOn: PlainDate | null } {
  const openClaims = claims.filter((claim) => claim.open > 0);
  const dueClaims = openClaims.filter(({ dueOn }) => dueOn <= today);
  const parts = dueClaims.length > 0 ? dueClaims : openClaims.slice(0, 1);
  return {
    next: sumCents(parts.map((claim) => claim.open)),
    all: open,
    dueOn: parts[0]?.dueOn ?? null,
  };
}
