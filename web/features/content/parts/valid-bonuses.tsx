import type { ReactNode } from 'react';
import type { ValidBonus } from '../../../../contract/bonus/get-valid-bonuses.ts';
import { useTexts } from '../../../app/texts-context.tsx';

export function ValidBonuses({ bonuses }: { bonuses: readonly ValidBonus[] }): ReactNode {
  const { t, format } = useTexts();
  if (bonuses.length === 0) return <p>{t('content.bonus.none')}</p>;
  return (
    <ul data-testid="valid-bonuses">
      {bonuses.map(({ code, amount, minimum, validUntil, perGuest }) => (
        <li key={code}>
          <b>{code}</b>
          {': '}
          {t(minimum > 0 ? 'content.bonus.from' : 'content.bonus.any', {
            amount: format.money(amount),
            minimum: format.money(minimum),
            date: format.date(validUntil),
          })}
          {perGuest !== null && ` ${t('content.bonus.perGuest', { count: perGuest })}`}
        </li>
      ))}
    </ul>
  );
}
