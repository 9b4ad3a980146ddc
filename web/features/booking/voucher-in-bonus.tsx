import { useEffect, type ReactNode } from 'react';
import { toCollector } from '../../../domain/pricing/payment-methods.ts';
import { readVoucherCode } from '../../../domain/voucher-code.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import type { ShownPrice } from '../price/shown-price.ts';
import type { BookingDraft } from './booking-draft.ts';
import styles from './layout.module.css';
import { isVoucherLong } from './typed-voucher.ts';
import { useCheckedVoucher } from './use-voucher-cover.ts';
import { VoucherBalance } from './voucher-balance.tsx';

/** Moves a voucher from the field of discount codes to the payment, or says why it cannot be used here. */
export default function VoucherInBonus({
  draft,
  update,
  price,
}: {
  draft: BookingDraft;
  update: (change: Partial<BookingDraft>) => void;
  price: Pick<ShownPrice, 'inkasso'>;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const code = readVoucherCode(draft.bonus);
  const voucher = useCheckedVoucher(isVoucherLong(draft.bonus) ? '' : draft.voucher);
  const isTaken = toCollector(price.inkasso) === 'house';
  useEffect(() => {
    if (code !== null && isTaken) update({ bonus: '', voucher: draft.bonus.trim() });
  });
  if (isVoucherLong(draft.bonus)) {
    if (code === null) return <p role="status">{t('vouchers.mistyped')}</p>;
    return isTaken ? null : (
      <p role="status">
        {t('booking.reason.voucherNotOffered')}{' '}
        <Link to={`${pathOf('Search', language)}?vouchers=Y`}>{t('vouchers.recognized.homes')}</Link>
      </p>
    );
  }
  return (
    <div className={styles.tight} data-testid="recognized-voucher">
      <p role="status">{t('vouchers.recognized.text')}</p>
      <VoucherBalance voucher={voucher} />
      <p>
        <Button small onClick={() => update({ voucher: '' })}>
          {t('vouchers.recognized.remove')}
        </Button>
      </p>
    </div>
  );
}
