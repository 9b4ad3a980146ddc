import type { OperatorFact } from '../../../domain/operator/facts.ts';
import type { TypedFacts } from './typed-facts.ts';
import type { FactProblem } from '../../../domain/operator/check-fact.ts';

export interface FactFieldProps {
  fact: OperatorFact;
  typed: TypedFacts;
  isLocked: boolean;
  isMissing: boolean;
  problem: FactProblem | undefined;
  /** The prefix of invoice numbers that is used if none is entered. Only set for the two prefix facts. */
  usualPrefix?: string | undefined;
  onTyped: (fields: TypedFacts) => void;
}
