import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import { isDate } from './typed-season.ts';
import { parseWholeNumber } from './typed-number.ts';
import { euros } from '../../../domain/money.ts';

export interface TypedStay {
  startDate: string;
  endDate: string;
  persons: string;
}

type Preview = NonNullable<ResponseOf<Api['previewOwnSeasons']>['stay']>;

/** Returns null until the fields describe a valid stay. */
export function readStay(typed: TypedStay): { startDate: string; endDate: string; persons: number } | null {
  const { startDate, endDate } = typed;
  const persons = parseWholeNumber(typed.persons);
  if (!isDate(startDate) || !isDate(endDate) || startDate >= endDate) return null;
  return persons >= 1 && persons <= 50 ? { startDate, endDate, persons } : null;
}

/** Shows the price of any stay with the unsaved seasons, and otherwise saved values. */
export function StayPreview({
  typed,
  preview,
  percent,
  onChange,
}: {
  typed: TypedStay;
  preview: Preview | null | undefined;
  /** The landlord's commission. */
  percent: number;
  onChange: (typed: TypedStay) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={own.entry} data-testid="stay-preview">
      <legend>{t('landlord.editor.seasons.try')}</legend>
      <div className={own.pairs}>
        <TextField
          name="tryFrom"
          type="date"
          label={t('landlord.editor.seasons.tryFrom')}
          value={typed.startDate}
          onChange={({ target }) => onChange({ ...typed, startDate: target.value })}
        />
        <TextField
          name="tryUntil"
          type="date"
          label={t('landlord.editor.seasons.tryUntil')}
          value={typed.endDate}
          onChange={({ target }) => onChange({ ...typed, endDate: target.value })}
        />
        <TextField
          name="tryPersons"
          inputMode="numeric"
          maxLength={2}
          label={t('landlord.editor.seasons.tryPersons')}
          value={typed.persons}
          onChange={({ target }) => onChange({ ...typed, persons: target.value })}
        />
      </div>
      <div role="status">{preview && <PricedStay {...preview} percent={percent} />}</div>
    </fieldset>
  );
}

function PricedStay({
  status,
  statusNights,
  guestPays,
  commission,
  landlordReceives,
  percent,
}: Preview & { percent: number }): ReactNode {
  const { t, format } = useTexts();
  return (
    <>
      {guestPays !== null && (
        <p className={own.preview}>
          {t('landlord.editor.seasons.tryResult', {
            pays: format.money(guestPays),
            receives: format.money(landlordReceives ?? euros(0)),
            commission: format.money(commission ?? euros(0)),
            percent: format.number(percent),
          })}
        </p>
      )}
      {status !== 'free' && (
        <p className={own.preview}>{t(`price.reason.${status}`, { count: statusNights ?? 0 })}</p>
      )}
    </>
  );
}
