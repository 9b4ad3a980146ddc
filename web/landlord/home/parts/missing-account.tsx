import type { ReactNode } from 'react';
import { larger } from '../../../../domain/cents.ts';
import { fromEuros, noMoney, sumCents, toEuros } from '../../../../domain/money.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../features/work/empty-state.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import { useLandlordPaths } from '../../use-landlord-paths.ts';
import { useOwnCall } from '../../use-own-call.ts';

/** Says that a landlord cannot be paid yet. Co-hosts see nothing of money. */
export function MissingAccount(): ReactNode {
  const { account } = useVisitor();
  return account?.accountPermissions['homes.owner'] === true ? <AskForAccount /> : null;
}

function AskForAccount(): ReactNode {
  const { t, format, language } = useTexts();
  const buildPath = useLandlordPaths();
  const { answer } = useOwnCall('getLandlordPayouts', { languageCode: language });
  const unpaid = answer?.landlords.filter(({ account }) => account === null) ?? [];
  if (unpaid.length === 0) return null;
  const waiting = sumCents(
    unpaid.flatMap(({ due, later }) => [larger(noMoney, fromEuros(due)), fromEuros(later)]),
  );
  return (
    <EmptyState
      title={t('landlord.home.noAccount')}
      action={
        <ButtonLink variant="primary" to={buildPath('LandlordPayouts')}>
          {t('work.empty.bankAccount')}
        </ButtonLink>
      }
    >
      {waiting > 0
        ? t('landlord.home.noAccountWaiting', { sum: format.moneyExact(toEuros(waiting)) })
        : t('landlord.home.noAccountText')}
    </EmptyState>
  );
}
