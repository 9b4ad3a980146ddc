import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { RecordSection } from '../records/record-section.tsx';
import { useRecordLinks } from '../records/use-record-links.tsx';
import type { OfficeVoucher } from './office-voucher.ts';

/** What has changed the balance of a voucher, its mails, and what the office has done with it. */
export function VoucherLists({ voucher }: { voucher: OfficeVoucher }): ReactNode {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  return (
    <>
      <RecordSection
        name="moves"
        title={t('admin.voucher.moves')}
        rows={voucher.moves.map((move, place) => ({ ...move, place }))}
        keyOf={({ place }) => place}
        columns={[
          {
            name: 'at',
            isShort: true,
            label: t('admin.voucher.when'),
            cell: ({ at }) => format.moment(at),
          },
          {
            name: 'cause',
            label: t('admin.voucher.what'),
            cell: ({ cause }) => t(`money.cause.${cause}`),
          },
          {
            name: 'booking',
            label: t('records.column.booking'),
            cell: ({ bookingID, bookingDisplayNumber }) =>
              bookingID === null || bookingDisplayNumber === null
                ? ''
                : links.booking({ bookingID, bookingDisplayNumber }),
          },
          {
            name: 'amount',
            isAmount: true,
            label: t('money.figures.amount'),
            cell: ({ amount }) => format.moneyExact(amount),
          },
        ]}
      />
      <RecordSection
        name="mails"
        title={t('records.mails.title')}
        rows={voucher.mails.map((mail, place) => ({ ...mail, place }))}
        keyOf={({ place }) => place}
        columns={[
          {
            name: 'mail',
            label: t('records.mails.mail'),
            cell: ({ template }) => t(`admin.voucher.mail.${template}`),
          },
          {
            name: 'state',
            label: t('records.column.state'),
            cell: ({ state, at }) => t(`admin.voucher.mailState.${state}`, { moment: format.moment(at) }),
          },
        ]}
      />
      <RecordSection
        name="acts"
        title={t('admin.voucher.acts')}
        rows={voucher.acts.map((act, place) => ({ ...act, place }))}
        keyOf={({ place }) => place}
        columns={[
          {
            name: 'at',
            isShort: true,
            label: t('admin.voucher.when'),
            cell: ({ at }) => format.moment(at),
          },
          {
            name: 'act',
            label: t('admin.voucher.what'),
            cell: ({ act }) => t(`admin.voucher.act.${act}`),
          },
          { name: 'name', label: t('records.column.name'), cell: ({ name }) => name },
          { name: 'note', label: t('admin.voucher.note'), cell: ({ note }) => note },
        ]}
      />
    </>
  );
}
