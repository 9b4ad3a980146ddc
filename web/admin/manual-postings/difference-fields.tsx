import type { ReactNode } from 'react';
import { smallDifferenceMax } from '../../../domain/manual-postings.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { Pending } from '../parts/pending.tsx';
import { BookingNumberField } from './booking-number-field.tsx';
import type { DraftFieldsProps } from './typed-draft.ts';

const kinds = ['booking', 'transfer', 'providerLoss', 'providerGain'] as const;
const unmatched = { list: 'unmatched', query: '' } as const;

export function DifferenceFields(props: DraftFieldsProps): ReactNode {
  const { t } = useTexts();
  const { typed, change, errorOf } = props;
  return (
    <>
      <SelectField
        name="difference"
        label={t('postings.readDifference')}
        value={typed.difference}
        onChange={({ target }) => change({ difference: kinds.find((one) => one === target.value)! })}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`postings.differenceKind.${one}`)}
          </option>
        ))}
      </SelectField>
      {typed.difference === 'booking' && (
        <BookingNumberField
          error={errorOf('booking')}
          value={typed.booking}
          onChange={(booking) => change({ booking })}
        />
      )}
      {typed.difference === 'transfer' && <TransferChoice {...props} />}
    </>
  );
}

function TransferChoice({ typed, change, errorOf }: DraftFieldsProps): ReactNode {
  const { t, format } = useTexts();
  const { answer, failure, retry } = useCall('findMoney', unmatched);
  if (!answer) return <Pending {...{ answer, failure, retry }} />;
  const small = answer.transfers.filter(({ rest }) => rest > 0 && rest * 100 <= smallDifferenceMax);
  if (small.length === 0) return <p role="status">{t('postings.noTransfers')}</p>;
  return (
    <SelectField
      name="transfer"
      label={t('postings.transferLine')}
      error={errorOf('transfer')}
      value={typed.transfer}
      onChange={({ target }) => {
        const chosen = small.find(({ transferID }) => String(transferID) === target.value);
        change({
          transfer: target.value,
          ...(chosen && { amount: format.moneyExact(chosen.rest).replace(/[^\d.,]/g, '') }),
        });
      }}
    >
      <option value="">{t('postings.choose')}</option>
      {small.map(({ transferID, rest, bookedOn, name }) => (
        <option key={transferID} value={String(transferID)}>
          {[format.moneyExact(rest), format.date(bookedOn), name].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  );
}
