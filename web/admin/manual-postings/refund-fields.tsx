import type { ReactNode } from 'react';
import { groupedIban } from '../../../domain/iban.ts';
import { refundBearers } from '../../../domain/manual-postings.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { Pending } from '../parts/pending.tsx';
import { BookingNumberField } from './booking-number-field.tsx';
import { readNumber, type DraftFieldsProps } from './typed-draft.ts';

const numberLength = 4;

export function RefundFields(props: DraftFieldsProps): ReactNode {
  const { typed, change, errorOf } = props;
  const number = readNumber(typed.booking);
  return (
    <>
      <BookingNumberField
        error={errorOf('booking')}
        value={typed.booking}
        onChange={(booking) => change({ booking, source: '' })}
      />
      {number !== null && typed.booking.trim().length >= numberLength && (
        <RefundSources key={number} number={number} {...props} />
      )}
    </>
  );
}

function RefundSources({ number, typed, change, errorOf }: DraftFieldsProps & { number: number }): ReactNode {
  const { t, format } = useTexts();
  const { answer, failure, retry } = useCall('getRefundSources', { bookingDisplayNumber: number });
  if (failure?.status === 404) {
    return (
      <Notice kind="warning" role="status">
        {t('postings.error.booking-not-found', { numbers: String(number) })}
      </Notice>
    );
  }
  if (!answer) return <Pending {...{ answer, failure, retry }} />;
  const open = answer.sources.filter(({ left }) => left > 0);
  const source = open.find((one) => one.source === typed.source);
  const bearers = refundBearers.filter((bearer) => answer.hasHost || bearer !== 'host');
  return (
    <>
      <p role="status">
        {t('postings.foundBooking', {
          number: String(number),
          name: answer.name,
          paid: format.moneyExact(answer.paid),
        })}
      </p>
      {open.length === 0 && <Notice kind="warning">{t('postings.noSources')}</Notice>}
      {open.length > 0 && (
        <SelectField
          name="source"
          label={t('postings.source')}
          error={errorOf('source')}
          value={typed.source}
          onChange={({ target }) => change({ source: target.value })}
        >
          <option value="">{t('postings.choose')}</option>
          {open.map(({ source: value, way, paidOn, left }) => (
            <option key={value} value={value}>
              {t(`postings.sourceOf.${way}`, { date: format.date(paidOn), left: format.moneyExact(left) })}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        name="bearer"
        label={t('postings.bearer')}
        value={typed.bearer}
        onChange={({ target }) => change({ bearer: bearers.find((one) => one === target.value)! })}
      >
        {bearers.map((one) => (
          <option key={one} value={one}>
            {t(`postings.bearerOf.${one}`)}
          </option>
        ))}
      </SelectField>
      {source && (
        <SelectField
          name="way"
          label={t('postings.way')}
          value={typed.toNamed ? 'named' : 'back'}
          onChange={({ target }) => change({ toNamed: target.value === 'named' })}
        >
          <option value="back">
            {source.way === 'card'
              ? t('postings.wayBack.card')
              : source.iban === null
                ? t('postings.wayBack.unknown')
                : t('postings.wayBack.transfer', { iban: groupedIban(source.iban) })}
          </option>
          <option value="named">{t('postings.wayNamed')}</option>
        </SelectField>
      )}
      {typed.toNamed && (
        <div className={styles.filters}>
          <TextField
            name="holder"
            label={t('postings.holder')}
            autoComplete="off"
            maxLength={70}
            error={errorOf('holder')}
            value={typed.holder}
            onChange={({ target }) => change({ holder: target.value })}
          />
          <TextField
            name="iban"
            label={t('postings.iban')}
            autoComplete="off"
            maxLength={50}
            error={errorOf('iban')}
            value={typed.iban}
            onChange={({ target }) => change({ iban: target.value })}
          />
        </div>
      )}
    </>
  );
}
