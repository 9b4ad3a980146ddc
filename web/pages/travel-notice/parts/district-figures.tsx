import { useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { createAnswerCache } from '../../../app/calls/answer-cache.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { TravelNoticeTexts } from '../load.ts';
import styles from './district-figures.module.css';

/** Milliseconds, because the institute's server is slow. */
const timeoutMs = 125_000;

/** Answers of the last hour are reused. */
const cache = createAnswerCache<ResponseOf<Api['getRkiLocation']>>({ entriesMax: 100, cacheMs: 3_600_000 });

/**
 * Shows the infection figures of one German district, which is found by its official key (Regionalschlüssel, `RS`). A
 * failure is shown like an empty answer.
 */
export function DistrictFigures({ texts }: { texts: TravelNoticeTexts }): ReactNode {
  const { format } = useTexts();
  const [RS, setRS] = useState<string | null>(null);
  const call = useCall('getRkiLocation', RS === null ? null : { RS }, { timeoutMs, cache });
  const districts = call.failure ? [] : call.answer?.districts;

  const submit = (form: FormData): void => {
    const districtKey = form.get('RS');
    if (typeof districtKey !== 'string') return;
    if (districtKey === RS && call.failure) call.retry();
    setRS(districtKey);
  };
  return (
    <section aria-labelledby="district" className={styles.section}>
      <h2 id="district">{texts.district}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <label htmlFor="RS">{texts.districtLabel}</label>
        <div className={styles.row}>
          <input
            id="RS"
            name="RS"
            inputMode="numeric"
            pattern="\d{1,12}"
            required
            maxLength={12}
            aria-describedby="RS-hint"
            className={styles.input}
          />
          <Button type="submit" variant="secondary" busy={call.isPending}>
            {texts.ask}
          </Button>
        </div>
        <p id="RS-hint" className={styles.hint}>
          {texts.districtHint}
        </p>
      </form>
      <div role="status">
        {districts?.length === 0 && <p>{texts.districtNone}</p>}
        {districts?.map((district) => (
          <p key={district.RS} className={styles.figure}>
            <b>{format.number(district.cases7Per100k, 1)}</b>
            <span>
              {[district.name, district.state].filter(Boolean).join(', ')}: {texts.cases}
            </span>
            {district.updated !== '' && (
              <small>
                {texts.updated}: {district.updated}
              </small>
            )}
          </p>
        ))}
      </div>
    </section>
  );
}
