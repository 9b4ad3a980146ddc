import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenFacts } from '../../domain/operator/facts.ts';
import { buildOperator, type BankAccount, type Operator } from '../../domain/operator/operator.ts';

/** The file of the demo's operator, as `OPERATOR_FILE` names one. */
const operatorFile = join(import.meta.dirname, '../../demo/operator.json');

/** The operator of the sites in tests: that of the demo. */
export const testOperator: Operator = buildOperator(
  JSON.parse(readFileSync(operatorFile, 'utf8')) as GivenFacts,
  'localhost',
);
export const currentOperator = (): Operator => testOperator;
export const testAccount: BankAccount = testOperator.bankAccount!;
