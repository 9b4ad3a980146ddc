import { createHash } from 'node:crypto';
import type { GivenFacts } from '../../domain/operator/facts.ts';
import { operatorOf, type CurrentOperator } from '../../domain/operator/operator.ts';

/** Who runs the site, as this node holds it in memory; the area of the operator keeps it up to date. */
export interface OperatorInForce {
  current: CurrentOperator;
  /** Changes with any fact: what was made of the former ones is made anew. */
  version(): string;
  take(facts: GivenFacts): void;
  /** Is told in the turn from which on `current` says something else. */
  subscribe(listener: () => void): void;
}

export function createOperatorInForce(publicUrl: string): OperatorInForce {
  const { hostname } = new URL(publicUrl);
  const listeners: (() => void)[] = [];
  let operator = operatorOf({}, hostname);
  let version = '';
  return {
    current: () => operator,
    version: () => version,
    take(facts) {
      const next = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
      if (next === version) return;
      version = next;
      operator = operatorOf(facts, hostname);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
