import type { ReactNode } from 'react';
import { houseRuleRows } from '../../../../texts/house-rule-rows.ts';
import { Money } from '../../../components/price-table.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData, HomeText } from '../../../features/home/home-data.ts';
import { CancellationCosts } from './cancellation-costs.tsx';
import { dogsAllowed } from './dogs-allowed.ts';
import { Paragraphs } from '../../../components/paragraphs.tsx';
import styles from './parts.module.css';

interface TermsOfHome {
  home: HomeData['home'];
  rules: HomeText['houseRules'];
}

export function Conditions({
  home,
  rules,
  arrival,
  today,
  paymentLine,
}: TermsOfHome & {
  /** Arrival of the chosen stay, from which the fees get their dates; null without one. */
  arrival: string | null;
  today: string;
  paymentLine: string;
}): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="conditions">
      <Terms home={home} rules={rules} />
      {paymentLine !== '' && (
        <p className={styles.payment} data-testid="payment-line">
          {paymentLine}
        </p>
      )}
      <h3 className={styles.groupName}>{t('object.conditions.cancellation')}</h3>
      <CancellationCosts bands={home.cancellation} arrival={arrival} today={today} />
      <p className={styles.note}>{t('object.conditions.noWithdrawal')}</p>
    </section>
  );
}

function Terms({ home, rules }: TermsOfHome): ReactNode {
  const { t, format, language } = useTexts();
  const time = (which: 'from' | 'until', at: string | null): string =>
    at === null
      ? t('object.conditions.byAgreement')
      : t(`object.conditions.${which}`, { time: format.time(at) });
  return (
    <>
      <h2 id="conditions">{t('object.conditions.heading')}</h2>
      <dl className={styles.pairs}>
        <div>
          <dt>{t('object.conditions.arrival')}</dt>
          <dd>{time('from', home.checkIn)}</dd>
        </div>
        <div>
          <dt>{t('object.conditions.departure')}</dt>
          <dd>{time('until', home.checkOut)}</dd>
        </div>
        <div>
          <dt>{t('object.conditions.persons')}</dt>
          <dd>
            {t('object.conditions.personsMax', { count: home.personsMax })}
            {home.adultsMax < home.personsMax &&
              `, ${t('object.conditions.adultsMax', { count: home.adultsMax })}`}
          </dd>
        </div>
        <div>
          <dt>{t('object.conditions.dogs')}</dt>
          <dd>
            {dogsAllowed(home, t)}
            {home.detailPetSize &&
              t.has(`object.conditions.petSize.${home.detailPetSize}`) &&
              ` (${t(`object.conditions.petSize.${home.detailPetSize}`)})`}
          </dd>
        </div>
        <div>
          <dt>{t('object.conditions.smoking')}</dt>
          <dd>
            {t(
              home.searchFilter.includes('nonsmoking')
                ? 'object.conditions.nonsmoking'
                : 'object.conditions.smokingAsk',
            )}
          </dd>
        </div>
        {houseRuleRows(home.houseRules, t, format).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('price.deposit')}</dt>
          <dd>
            {home.deposit === null ? (
              t('object.conditions.askHost')
            ) : home.deposit > 0 ? (
              <Money euros={home.deposit} />
            ) : (
              t('object.conditions.noDeposit')
            )}
          </dd>
        </div>
        {home.consumption['estimatePerNight'] !== undefined && (
          <div>
            <dt>{t('price.consumption')}</dt>
            <dd>
              <Money euros={home.consumption['estimatePerNight']} /> {t('price.unit.night')}
            </dd>
          </div>
        )}
      </dl>
      {rules && (
        <details className={styles.folded}>
          <summary>{t('object.conditions.rules')}</summary>
          <div lang={rules.language} className={styles.prose} data-testid="house-rules">
            <Paragraphs text={rules.text} />
          </div>
          {rules.language !== language && (
            <p className={styles.note}>
              {t('object.source.original', { language: t(`object.source.in.${rules.language}`) })}
            </p>
          )}
        </details>
      )}
    </>
  );
}
