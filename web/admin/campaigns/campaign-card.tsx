import { useState, type ReactNode } from 'react';
import { labelled } from '../../../texts/labelled.ts';
import { actionsOfCampaign, type CampaignAction } from '../../../domain/campaign.ts';
import { languages } from '../../../domain/language.ts';
import type { NewsletterTopic } from '../../../domain/newsletter.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { fromDeviceTime } from '../../app/device-clock.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { MailPreview } from '../parts/mail-preview.tsx';
import styles from '../parts/admin.module.css';
import { AudienceFacts } from './audience-facts.tsx';
import { CampaignFigures } from './campaign-figures.tsx';
import type { CampaignList } from './campaign-list.ts';

/** Actions that cannot be undone ask for confirmation. */
const confirmationKeys = { send: 'confirmSend', drop: 'confirmDrop' } as const;

export function CampaignCard({
  campaign: { id, path, topic, state, rate, sendAt, subjects, readers, figures: counts },
  audience,
  previewKey,
  onDone,
}: {
  campaign: CampaignList['campaigns'][number];
  audience: CampaignList['audience'][NewsletterTopic];
  previewKey: string;
  onDone: (updated: CampaignList) => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [when, setWhen] = useState('');
  const issueLanguages = languages.filter((one) => subjects[one] !== undefined);
  const [shown, setShown] = useState(
    issueLanguages.find((one) => one === language) ?? issueLanguages[0] ?? 'de',
  );
  const [doneAction, setDoneAction] = useState<CampaignAction | null>(null);
  const run = useSubmit('runCampaign', {
    onDone(updated, { action }) {
      setDoneAction(action);
      onDone(updated);
    },
  });
  const busy = run.sending !== null;
  const runAction = (action: CampaignAction): void => {
    setDoneAction(null);
    const sendAt = action === 'send' ? fromDeviceTime(when)?.toISOString() : undefined;
    void run.submit({ id, action, ...(sendAt !== undefined && { sendAt }) });
  };
  const actions = actionsOfCampaign[state];
  const isDraft = state === 'draft' || state === 'scheduled';
  const readerCount = Object.values(readers).reduce((sum, count) => sum + count, 0);
  return (
    <Card className={styles.stack} data-testid="campaign">
      <h2 className={styles.title}>{subjects[shown] ?? path}</h2>
      <p className={styles.badges} role="status">
        <Badge>{t(`admin.campaigns.state.${state}`)}</Badge>
        <Badge>{t(`admin.campaigns.topics.${topic}`)}</Badge>
      </p>
      <p className={styles.soft}>
        {[
          path,
          t('admin.campaigns.languages', {
            languages: issueLanguages.map((one) => one.toUpperCase()).join(', '),
          }),
          labelled(language, t('admin.campaigns.rate'), String(rate)),
          sendAt === null ? '' : t('admin.campaigns.sendAt', { moment: format.moment(sendAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isDraft && (
        <p data-testid="readers">
          {readerCount === 0
            ? t('admin.campaigns.noReaders')
            : t('admin.campaigns.readers', { count: readerCount })}
        </p>
      )}
      {isDraft && <AudienceFacts audience={audience} issueLanguages={issueLanguages} />}
      <CampaignFigures counts={counts} />
      {actions.includes('send') && (
        <div className={styles.narrow}>
          <TextField
            name="when"
            type="datetime-local"
            label={t('admin.campaigns.when')}
            value={when}
            onChange={({ target }) => setWhen(target.value)}
          />
        </div>
      )}
      <div className={styles.actions}>
        {actions.map((action) =>
          action === 'send' || action === 'drop' ? (
            <ConfirmedButton
              key={action}
              label={t(`admin.campaigns.action.${action}`)}
              confirm={t(`admin.campaigns.${confirmationKeys[action]}`, { count: readerCount })}
              busy={busy}
              onConfirm={() => runAction(action)}
            />
          ) : (
            <Button key={action} small busy={busy} onClick={() => runAction(action)}>
              {t(`admin.campaigns.action.${action}`)}
            </Button>
          ),
        )}
      </div>
      <FailureNotice text={run.failure && !busy && t('admin.failed')} />
      <div role="status">
        {doneAction === 'test' && !busy && <Notice kind="success">{t('admin.campaigns.tested')}</Notice>}
      </div>
      <details>
        <summary className={styles.summary}>{t('admin.campaigns.preview')}</summary>
        <SelectField
          name="in"
          label={t('admin.mails.samples.language')}
          value={shown}
          onChange={({ target }) => setShown(issueLanguages.find((one) => one === target.value) ?? shown)}
        >
          {issueLanguages.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </SelectField>
        <MailPreview
          name={subjects[shown] ?? ''}
          address={(look) =>
            `/mails/campaigns/${id}/${shown}?${new URLSearchParams({ look, key: previewKey }).toString()}`
          }
        />
      </details>
    </Card>
  );
}
