export interface Budget {
  processorSeconds: number;
  /** Milliseconds of the reference loop on the machine on which the budget was set. */
  referenceMs: number;
}

/** Factor of the budget above which the run fails. */
const tolerance = 1.1;

interface BudgetCheck {
  isKept: boolean;
  line: string;
}

/**
 * Compares the processor seconds of a run with the budget. A processor second of a slow or busy machine does less
 * work, so the budget grows with the time of the reference loop. It does not shrink on a fast machine.
 */
export function checkBudget(usedSeconds: number, referenceMs: number, budget: Budget): BudgetCheck {
  const slowness = Math.max(1, referenceMs / budget.referenceMs);
  const limit = budget.processorSeconds * slowness * tolerance;
  const isKept = usedSeconds <= limit;
  const machine = slowness > 1.005 ? ` times ${slowness.toFixed(2)} for this machine` : '';
  const verdict = isKept ? 'kept' : 'EXCEEDED by more than a tenth';
  return {
    isKept,
    line: `Budget ${verdict}: ${usedSeconds.toFixed(0)} processor seconds of ${budget.processorSeconds}${machine}`,
  };
}
