import { useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import styles from '../parts/admin.module.css';
import { RecordTable } from '../records/record-table.tsx';

type Commissions = ResponseOf<Api['listPartnerCommissions']>;

/** Commissions that partners have earned in finished months. The transfer is made at the bank and noted here, so that the partner sees it. */
export function PartnerCommissions(): ReactNode {
  const { t, format } = useTexts();
  const today = useToday();
  const { answer } = useCall('listPartnerCommissions', {});
  const [changed, setChanged] = useState<Commissions | null>(null);
  const [day, setDay] = useState(today);
  const note = useSubmit('notePartnerPayment', { onDone: setChanged });
  const months = (changed ?? answer)?.months;
  if (!months || months.length === 0) return null;
  const isBusy = (partnerID: number, month: string): boolean =>
    note.sending?.partnerID === partnerID && note.sending.month === month;
  return (
    <Card className={styles.stack} data-testid="partner-commissions">
      <h2 className={styles.title}>{t('payouts.partners.title')}</h2>
      <p className={styles.soft}>{t('payouts.partners.text')}</p>
      <div className={styles.narrow}>
        <TextField
          name="paidOn"
          type="date"
          label={t('payouts.partners.day')}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      </div>
      <RecordTable
        caption={t('payouts.partners.title')}
        rows={months}
        keyOf={({ partnerID, month }) => `${partnerID} ${month}`}
        columns={[
          { name: 'partner', label: t('payouts.partners.partner'), cell: ({ partnerName }) => partnerName },
          {
            name: 'month',
            isShort: true,
            label: t('money.figures.month'),
            cell: ({ month }) => format.month(`${month}-01`),
          },
          {
            name: 'stays',
            label: t('payouts.partners.stays'),
            isAmount: true,
            cell: ({ stays }) => format.number(stays),
          },
          {
            name: 'commission',
            label: t('money.figures.amount'),
            isAmount: true,
            cell: ({ commission }) => format.moneyExact(commission),
          },
          {
            name: 'state',
            label: t('records.column.state'),
            cell: ({ paidOn, notedBy }) =>
              paidOn === null
                ? t('payouts.partners.open')
                : t('payouts.partners.paid', { day: format.date(paidOn), name: notedBy }),
          },
          {
            name: 'act',
            label: t('payouts.partners.note'),
            cell: ({ partnerID, month, paidOn }) =>
              paidOn === null ? (
                <ConfirmedButton
                  label={t('payouts.partners.markPaid')}
                  confirm={t('payouts.partners.confirmPaid', {
                    day: day === '' ? format.date(today) : format.date(day),
                  })}
                  busy={isBusy(partnerID, month)}
                  onConfirm={() => void note.submit({ partnerID, month, paidOn: day === '' ? today : day })}
                />
              ) : (
                <ConfirmedButton
                  label={t('payouts.partners.takeBack')}
                  confirm={t('payouts.partners.confirmBack')}
                  busy={isBusy(partnerID, month)}
                  onConfirm={() => void note.submit({ partnerID, month, paidOn: null })}
                />
              ),
          },
        ]}
      />
      <FailureNotice kind="warning" text={note.failure && note.sending === null && t('admin.failed')} />
    </Card>
  );
}
