import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../parts/account.module.css';
import type { OwnAccount } from '../../use-own-account.ts';
import type { Owner } from '../../../features/proof/proof-fields.tsx';
import { FactorChange } from './factor-change.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { TotpSetup } from './totp-setup.tsx';

export function SecondFactor({
  account: { secondFactor },
  owner,
  onChanged,
}: {
  account: Pick<OwnAccount, 'secondFactor'>;
  owner: Owner;
  /** Reports whether the second factor is active, in which case other forms of the page ask for a code. */
  onChanged: (isOn: boolean) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isOn, turn] = useState(secondFactor.totp);
  const setOn = (on: boolean): void => {
    turn(on);
    onChanged(on);
  };
  const [left, setLeft] = useState(secondFactor.recoveryCodes);
  const [isBegun, setBegun] = useState(false);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const showCodes = (codes: readonly string[]): void => {
    setOn(true);
    setLeft(codes.length);
    setBegun(false);
    setShown(codes);
  };
  return (
    <Card className={styles.form} data-testid="second-factor">
      <h2 className={styles.cardTitle}>{t('account.factor.title')}</h2>
      {secondFactor.needed && !isOn && <Notice kind="warning">{t('account.factor.needed')}</Notice>}
      {shown && (
        <RecoveryCodeList
          codes={shown}
          onDone={() => {
            setShown(null);
            // Reloads the page, because permissions that were withheld without a second factor are now available.
            if (secondFactor.needed) location.reload();
          }}
        />
      )}
      {!shown && !isOn && <p className={styles.soft}>{t('account.factor.off')}</p>}
      {!shown && !isOn && !isBegun && (
        <div>
          <Button onClick={() => setBegun(true)}>{t('account.factor.begin')}</Button>
        </div>
      )}
      {!shown && !isOn && isBegun && <TotpSetup owner={owner} onDone={showCodes} />}
      {!shown && isOn && (
        <>
          <p>{t('account.factor.on')}</p>
          <p className={styles.soft}>{t('account.factor.left', { count: left })}</p>
          <FactorChange owner={owner} onRenewed={showCodes} onRemoved={() => setOn(false)} />
        </>
      )}
    </Card>
  );
}
