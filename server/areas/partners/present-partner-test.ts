import type { PartnerTest } from '../../../contract/partners/partner-test.ts';
import { partnerTestSteps } from '../../../domain/partner-tests.ts';
import type { PartnerTestRow } from './partner-tests-store.ts';

export const presentPartnerTest = ({ testId, expiresAt, steps }: PartnerTestRow, now: Date): PartnerTest => ({
  testID: testId,
  expiresAt: expiresAt.toISOString(),
  isOver: expiresAt <= now,
  steps: partnerTestSteps.flatMap((step) =>
    steps
      .filter((one) => one.step === step)
      .map(({ objectNumber, at }) => ({
        step,
        objectNumber: objectNumber > 0 ? objectNumber : null,
        at: at.toISOString(),
      })),
  ),
});
