import { useState } from 'react';
import { withProposed, writeDiscount, type SavedDiscount, type TypedDiscount } from './discount-entry.tsx';
import type { ProposedDiscount } from './use-editing.ts';

/** The discounts as typed. One that another section proposes is added to them once. */
export function useDiscounts(
  saved: readonly SavedDiscount[],
  proposed: ProposedDiscount | null,
): readonly [readonly TypedDiscount[], (discounts: readonly TypedDiscount[]) => void] {
  const [discounts, setDiscounts] = useState<readonly TypedDiscount[]>(() => saved.map(writeDiscount));
  const [taken, setTaken] = useState<ProposedDiscount | null>(null);
  if (proposed !== taken) {
    setTaken(proposed);
    if (proposed) setDiscounts(withProposed(discounts, proposed));
  }
  return [discounts, setDiscounts];
}
