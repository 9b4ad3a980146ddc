import { createHash } from 'node:crypto';
import type { GivenFacts } from '../../domain/operator/facts.ts';
import { buildOperator, type CurrentOperator } from '../../domain/operator/operator.ts';

/** The facts about who runs the site, in this node's memory; the area of the operator keeps them up to date. */
export interface OperatorInForce {
  current: CurrentOperator;
  /** Changes with any fact; serves as a cache key for everything derived from the facts. */
  version(): string;
  take(facts: GivenFacts): void;
  /** Calls the listener in the same turn in which `current` changes. */
  subscribe(listener: () => void): void;
}

export function createOperatorInForce(publicUrl: string): OperatorInForce {
  const { hostname } = new URL(publicUrl);
  const listeners: (() => void)[] = [];
  let operator = buildOperator({}, hostname);
  let version = '';
  return {
    current: () => operator,
    version: () => version,
    take(facts) {
      const newVersion = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
      if (newVersion === version) return;
      version = newVersion;
      operator = buildOperator(facts, hostname);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}
