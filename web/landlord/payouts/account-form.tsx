import { useState, type ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFocusOnTurn } from '../../components/use-focus-on-turn.ts';
import type { Owner } from '../../features/proof/proof-fields.tsx';
import landlord from '../parts/landlord.module.css';
import { AccountFields } from './account-fields.tsx';

export function AccountForm({
  money: { landlordNumber, account },
  owner,
  onChange,
}: {
  money: LandlordMoney;
  owner: Owner;
  onChange: (updated: LandlordMoney) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const place = useFocusOnTurn<HTMLDivElement>(isOpen);
  return (
    <Card className={landlord.stack} data-testid="landlord-account">
      <h3>{t('payouts.own.account')}</h3>
      {account ? (
        <p>{t('payouts.own.accountIs', { holder: account.holder, end: account.ibanEnd })}</p>
      ) : (
        <p>{t('payouts.own.noAccount')}</p>
      )}
      {account?.waitsUntil && (
        <Notice kind="info">
          {t('payouts.own.accountWaits', { moment: format.moment(account.waitsUntil) })}
        </Notice>
      )}
      <div role="status">{isSaved && <Notice kind="success">{t('payouts.own.savedAccount')}</Notice>}</div>
      <div ref={place}>
        {isOpen ? (
          <AccountFields
            landlordNumber={landlordNumber}
            holder={account?.holder ?? ''}
            owner={owner}
            onDone={(updated) => {
              setOpen(false);
              setSaved(true);
              onChange(updated);
            }}
          />
        ) : (
          <Button
            onClick={() => {
              setOpen(true);
              setSaved(false);
            }}
          >
            {t(`payouts.own.${account ? 'change' : 'add'}`)}
          </Button>
        )}
      </div>
    </Card>
  );
}
