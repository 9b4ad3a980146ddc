import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Gate } from '../parts/gate.tsx';
import type { load } from './load.ts';
import { VoucherRecord } from './voucher-record.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

export default function AdminVoucherPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const number = Number(page.params['voucherNumber']);
  return (
    <Gate page={page} permission="records.find" title={t('admin.voucher.title')}>
      {() => <VoucherRecord key={number} number={number} />}
    </Gate>
  );
}
