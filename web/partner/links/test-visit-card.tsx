import { useEffect, useState, type ReactNode } from 'react';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import type { PartnerTest } from '../../../contract/partners/partner-test.ts';
import { partnerTestMinutes, partnerTestSteps, testSubId } from '../../../domain/partner-tests.ts';
import { browserApi } from '../../app/api/browser-api.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/partner.module.css';
import { partnerLink } from './partner-link.ts';
import own from './links.module.css';

const askAgainMs = 3000;

/** Tries a link without counting it, and shows what is recognised on the way to a booking request. */
export function TestVisitCard({
  partner,
  typed,
  siteOrigin,
}: {
  partner: OwnPartner;
  /** The page to which the tested link leads. */
  typed: string;
  siteOrigin: string;
}): ReactNode {
  const { t, format } = useTexts();
  const { partnerID } = partner;
  const [test, setTest] = useState<PartnerTest | null>(null);
  const start = useSubmit('startPartnerTest', { onDone: setTest });
  const testID = test?.testID;
  const isRunning = test !== null && !test.isOver;
  useEffect(() => {
    if (testID === undefined || !isRunning) return;
    // Asks again after a failed request, too.
    const timer = setInterval(() => {
      browserApi.call('getPartnerTest', { partnerID, testID }).then(setTest, () => undefined);
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [partnerID, testID, isRunning]);
  const link =
    testID === undefined ? null : partnerLink({ typed, subId: testSubId(testID), partner, siteOrigin });
  return (
    <Card className={styles.stack} data-testid="partner-test">
      <h2 className={styles.title}>{t('partner.test.title')}</h2>
      <p>{t('partner.test.text', { minutes: partnerTestMinutes })}</p>
      <FailureNotice text={start.failure && !start.sending && t('partner.test.failed')} />
      {test && link?.ok && isRunning && (
        <p className={styles.actions}>
          <a href={link.url} target="_blank" rel="noreferrer" data-testid="tested-link">
            {t('partner.test.open')}
          </a>
          <span className={styles.soft}>
            {t('partner.test.until', { time: format.moment(test.expiresAt) })}
          </span>
        </p>
      )}
      {test && (
        <>
          <ol className={own.steps} aria-label={t('partner.test.trail')}>
            {partnerTestSteps.map((step) => {
              const found = test.steps.find((one) => one.step === step);
              return (
                <li key={step} data-step={step} data-state={found ? 'done' : 'open'}>
                  <span aria-hidden="true">{found ? '✓' : '·'}</span>
                  <span>
                    {t(`partner.test.step.${step}`)}
                    <span className={own.stepState}>
                      {found
                        ? [
                            format.moment(found.at),
                            found.objectNumber !== null &&
                              t('partner.test.home', { number: String(found.objectNumber) }),
                          ]
                            .filter(Boolean)
                            .join(' · ')
                        : t(`partner.test.${isRunning ? 'waiting' : 'missing'}`)}
                    </span>
                  </span>
                </li>
              );
            })}
          </ol>
          {!isRunning && <p role="status">{t('partner.test.over')}</p>}
          <p className={styles.soft}>{t('partner.test.real')}</p>
        </>
      )}
      <p>
        <Button busy={start.sending !== null} onClick={() => void start.submit({ partnerID })}>
          {t(test ? 'partner.test.again' : 'partner.test.start')}
        </Button>
      </p>
    </Card>
  );
}
