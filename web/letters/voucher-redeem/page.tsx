import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/letters.module.css';
import type { load } from './load.ts';
import { CodeForm } from './code-form.tsx';
import { StayForm } from './stay-form.tsx';
import type { RedeemedVoucher } from './redeemed-voucher.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { lettersHandle as handle } from '../letters-room.ts';

export default function VoucherRedeemPage(): ReactNode {
  const { t } = useTexts();
  const { params, homePath, shopPath } = useLoaderData<typeof load>();
  const [known, setKnown] = useState<{ code: string; voucher: RedeemedVoucher } | null>(null);
  const numbers = {
    bookingID: Number(params['bookingID']),
    customerNumber: Number(params['customerNumber']),
  };
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('vouchers.redeem.title')}</h1>
        <p className={styles.lead}>{t('vouchers.redeem.lead', { number: params['bookingID'] ?? '' })}</p>
        <p className="no-script-only">{t('vouchers.noScript')}</p>
      </header>
      <Card>
        {known === null ? (
          <CodeForm numbers={numbers} onKnown={setKnown} />
        ) : (
          <StayForm
            numbers={numbers}
            code={known.code}
            voucher={known.voucher}
            onRedeemed={(voucher) => setKnown({ ...known, voucher })}
            homePath={homePath}
          />
        )}
      </Card>
      <p>
        <Link to={shopPath}>{t('vouchers.about')}</Link>
      </p>
    </div>
  );
}
