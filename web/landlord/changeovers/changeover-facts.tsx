import type { ReactNode } from 'react';
import type { Changeover } from '../../../contract/changeovers/changeover.ts';
import { useTexts } from '../../app/texts-context.tsx';
import own from './changeovers.module.css';
import { usePartyWords } from './use-party-words.ts';

/** Shows how many guests leave and arrive, at what times, and what to prepare. */
export function ChangeoverFacts({
  changeover: { departure, arrival, isSameDay },
}: {
  changeover: Changeover;
}): ReactNode {
  const { t, format } = useTexts();
  const inWords = usePartyWords();
  const time = (word: 'until' | 'from', at: string | null): string =>
    at === null
      ? t('landlord.changeovers.byAgreement')
      : t(`landlord.changeovers.${word}`, { time: format.time(at) });
  return (
    <dl className={own.facts}>
      {departure && (
        <div>
          <dt>{t('landlord.changeovers.departure')}</dt>
          <dd>
            <strong>{time('until', departure.time)}</strong>
            <span>{inWords(departure)}</span>
            {departure.lateCheckout && <span>{t('landlord.changeovers.lateCheckout')}</span>}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('landlord.changeovers.arrival')}</dt>
        <dd>
          {arrival === null ? (
            <span>{t('landlord.changeovers.noArrival')}</span>
          ) : (
            <>
              <strong>
                {isSameDay ? '' : `${format.dateWithWeekday(arrival.date)}, `}
                {time('from', arrival.time)}
              </strong>
              <span>{inWords(arrival)}</span>
              <span>{t('landlord.changeovers.nights', { count: arrival.nights })}</span>
            </>
          )}
        </dd>
      </div>
      {arrival !== null && arrival.extras.length > 0 && (
        <div>
          <dt>{t('landlord.changeovers.extras')}</dt>
          <dd>
            {arrival.extras.map(({ code, quantity }) => (
              <span key={code}>
                {t('landlord.changeovers.extra', { quantity, name: t(`price.service.${code}`) })}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
