import { useId, useState, type ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { reasonLength } from '../../../domain/business-registration.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/admin.module.css';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { FoundHeading } from '../parts/found-heading.tsx';
import { Waiting } from '../parts/gate.tsx';

type Home = ResponseOf<Api['findHomesInReview']>['homes'][number];

/** The first homes of landlords, which guests see once the office has let them. */
export function HomesInReview(): ReactNode {
  const { t, language } = useTexts();
  const { answer, failure, retry } = useCall('findHomesInReview', { languageCode: language });
  return (
    <div className={`container ${styles.page}`}>
      <h1>{t('admin.homes.title')}</h1>
      <p className={styles.soft}>{t('admin.homes.lead')}</p>
      {failure && (
        <Notice kind="warning" role="alert">
          <p>{t('admin.failed')}</p>
          <Button onClick={retry}>{t('admin.retry')}</Button>
        </Notice>
      )}
      {!answer && !failure && <Waiting />}
      {answer && (
        <section className={styles.stack} data-testid="homes-in-review">
          <FoundHeading>
            {answer.homes.length === 0
              ? t('admin.homes.none')
              : t('admin.homes.found', { count: answer.homes.length })}
          </FoundHeading>
          {answer.homes.map((home) => (
            <HomeCard key={home.objectNumber} home={home} />
          ))}
        </section>
      )}
    </div>
  );
}

function HomeCard({ home }: { home: Home }): ReactNode {
  const { t, format } = useTexts();
  const facts = [
    [t('admin.homes.kind'), t(`object.kind.${home.kind}`)],
    [t('admin.homes.place'), home.place],
    [t('admin.homes.address'), home.address],
    [t('admin.homes.landlord'), `${home.landlord.name} (${home.landlord.number}), ${home.landlord.email}`],
    [t('admin.homes.price'), home.nightlyFrom === null ? '' : format.money(home.nightlyFrom)],
    [t('admin.homes.photos'), String(home.photos)],
    [t('admin.homes.registration'), home.registrationNumber],
    [t('admin.homes.submitted'), format.moment(home.submittedAt)],
  ] as const;
  return (
    <Card className={styles.stack} data-testid="home-in-review">
      <h3 className={styles.strong}>
        {home.title} ({home.objectNumber})
      </h3>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className={styles.soft}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.words}>{home.description}</p>
      {home.samePhotos.length > 0 && (
        <Notice kind="warning" title={t('admin.homes.samePhotos')}>
          <ul>
            {home.samePhotos.map(({ objectNumber, title, landlord }) => (
              <li key={objectNumber}>
                {title} ({objectNumber}), {landlord}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Decision home={home} />
    </Card>
  );
}

/** Lets guests see the home, or hands it back with a reason; what has become of it is said in the same place. */
function Decision({ home: { objectNumber, title, landlord } }: { home: Home }): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const [refuses, setRefuses] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState<'published' | 'draft' | null>(null);
  const decide = useSubmit('decideOnHome', { onDone: ({ state }) => setDone(state) });
  const busy = decide.sending !== null;
  const isShort = reason.trim().length < reasonLength.min;
  if (done) {
    return (
      <div role="status">
        <Notice kind="success">{t(`admin.homes.done.${done}`, { title })}</Notice>
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      {decide.failure && !busy && (
        <Notice kind="danger" role="alert">
          {t(decide.failure.type === 'transition-not-allowed' ? 'admin.homes.decided' : 'admin.failed')}
        </Notice>
      )}
      {refuses ? (
        <form
          className={styles.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (!isShort) {
              void decide.submit({ objectNumber, decision: { kind: 'refuse', reason: reason.trim() } });
            }
          }}
        >
          <TextAreaField
            id={`${id}-reason`}
            name="reason"
            label={t('admin.homes.reason')}
            hint={t('admin.businesses.reasonHint', {
              language: t(`admin.texts.language.${landlord.language}`),
            })}
            lang={landlord.language}
            rows={4}
            maxLength={reasonLength.max}
            error={isTried && isShort ? t('admin.businesses.reasonShort') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" small variant="primary" busy={busy} disabled={busy}>
              {t('admin.homes.refuse')}
            </Button>
            <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(false)}>
              {t('admin.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.actions}>
          <ConfirmedButton
            label={t('admin.homes.approve')}
            spoken={`${t('admin.homes.approve')}: ${title}`}
            confirm={t('admin.homes.confirmApprove')}
            busy={busy}
            onConfirm={() => void decide.submit({ objectNumber, decision: { kind: 'approve' } })}
          />
          <Button small variant="quiet" disabled={busy} onClick={() => setRefuses(true)}>
            {t('admin.homes.refuse')}
          </Button>
        </div>
      )}
    </div>
  );
}
