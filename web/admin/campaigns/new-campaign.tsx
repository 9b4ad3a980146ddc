import { useState, type ReactNode } from 'react';
import { defaultRate } from '../../../domain/campaign.ts';
import { languages } from '../../../domain/language.ts';
import { newsletterTopics } from '../../../domain/newsletter.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { AudienceFacts } from './audience-facts.tsx';
import { PageChoice } from './page-choice.tsx';
import type { CampaignList } from './campaign-list.ts';

export function NewCampaign({
  audience,
  onDone,
}: {
  /** Null while it is loading. */
  audience: CampaignList['audience'] | null;
  onDone: (updated: CampaignList) => void;
}): ReactNode {
  const { t } = useTexts();
  const [page, setPage] = useState('');
  const [isTried, setTried] = useState(false);
  const [topic, setTopic] = useState<(typeof newsletterTopics)[number]>('ideas');
  const [rate, setRate] = useState(String(defaultRate));
  const create = useSubmit('createCampaign', {
    onDone(updated) {
      setPage('');
      setTried(false);
      onDone(updated);
    },
  });
  const busy = create.sending !== null;
  const isUnknown = create.failure?.type === 'campaign-page-unknown' && !busy;
  const isMissing = isTried && page.trim() === '';
  const problem = isMissing
    ? t('admin.campaigns.missing')
    : isUnknown
      ? t('admin.campaigns.unknown')
      : undefined;
  const choosePage = (chosenPage: string): void => {
    create.dismiss();
    setPage(chosenPage);
  };
  return (
    <Card>
      <form
        className={styles.narrow}
        data-testid="new-campaign"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (page.trim() === '') return;
          const perMinute = Math.min(100_000, Math.max(1, Math.round(Number(rate) || defaultRate)));
          void create.submit({ page, topic, rate: perMinute });
        }}
      >
        <h2 className={styles.title}>{t('admin.campaigns.new')}</h2>
        <p className={styles.soft}>{t('admin.campaigns.how')}</p>
        <PageChoice page={page} error={problem} onPage={choosePage} />
        <SelectField
          name="topic"
          label={t('admin.campaigns.topic')}
          value={topic}
          onChange={({ target }) => setTopic(newsletterTopics.find((one) => one === target.value) ?? 'ideas')}
        >
          {newsletterTopics.map((one) => (
            <option key={one} value={one}>
              {t(`admin.campaigns.topics.${one}`)}
            </option>
          ))}
        </SelectField>
        {audience && <AudienceFacts audience={audience[topic]} issueLanguages={languages} />}
        <TextField
          name="rate"
          label={t('admin.campaigns.rate')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={rate}
          onChange={({ target }) => setRate(target.value)}
        />
        <FailureNotice text={create.failure && !isUnknown && !busy && t('admin.failed')} />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t('admin.campaigns.create')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
