import { useRef, useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { TravelNoticeTexts } from '../load.ts';
import styles from './district-figures.module.css';

/** The institute takes its time. */
const timeoutMs = 125_000;
const keptMs = 3_600_000;

type District = ResponseOf<Api['getRkiLocation']>['districts'][number];

/** What was asked in the last hour is not asked again. */
const kept = new Map<string, { until: number; districts: readonly District[] }>();

async function ask(RS: string, signal: AbortSignal): Promise<readonly District[]> {
  const known = kept.get(RS);
  if (known && Date.now() < known.until) return known.districts;
  const { districts } = await browserApi.call('getRkiLocation', { RS }, { signal, timeoutMs });
  kept.set(RS, { until: Date.now() + keptMs, districts });
  return districts;
}

/** Figures of one district by its official key. A failure reads like an empty answer. */
export function DistrictFigures({ texts }: { texts: TravelNoticeTexts }): ReactNode {
  const { format } = useTexts();
  const [districts, setDistricts] = useState<readonly District[] | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);

  const submit = (form: FormData): void => {
    const RS = form.get('RS');
    if (typeof RS !== 'string') return;
    running.current?.abort();
    const cancel = new AbortController();
    running.current = cancel;
    setBusy(true);
    void ask(RS, cancel.signal)
      .catch(() => [])
      .then((found) => {
        setDistricts(found);
        setBusy(false);
      });
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
          <Button type="submit" variant="secondary" busy={busy}>
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
