import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { CheckedVoucher } from '../../../features/booking/use-voucher-cover.ts';
import { Button } from '../../../components/button.tsx';

const VoucherField = lazyPart(() => import('./voucher-field.tsx'), 'voucher-field');

/** Shows the field on demand, because few guests have a voucher. */
export function VoucherChoice({
  value,
  voucher,
  onChange,
}: {
  value: string;
  voucher: CheckedVoucher;
  onChange: (code: string) => void;
}): ReactNode {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(value !== '');
  if (!isOpen) {
    return (
      <p>
        <Button small onClick={() => setOpen(true)} data-testid="open-voucher">
          {t('booking.voucher')}
        </Button>
      </p>
    );
  }
  return (
    <Suspense fallback={null}>
      <VoucherField value={value} voucher={voucher} onChange={onChange} />
    </Suspense>
  );
}
