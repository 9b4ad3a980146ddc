import { useState, type ReactNode } from 'react';
import type { MessageTemplate, TemplateList } from '../../../contract/messages/message-template.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './templates.module.css';
import { usePlaceholderNames } from './use-placeholder-names.ts';
import { useTimingWords } from './use-timing-words.ts';

/** Maximum number of homes with missing values that are named. */
const missingShown = 5;

export function TemplateCard({
  template,
  isBlocked,
  onEdit,
  onChanged,
}: {
  template: MessageTemplate;
  /** True while another template is edited. */
  isBlocked: boolean;
  onEdit: () => void;
  onChanged: (list: TemplateList) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const names = usePlaceholderNames();
  const timingWords = useTimingWords();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useSubmit('removeMessageTemplate', { onDone: onChanged });
  const { templateID, name, texts, homes, timing, missing } = template;
  const busy = remove.sending !== null;
  // Groups homes that lack the same values.
  const lacking = [
    ...Map.groupBy(missing, ({ placeholders }) => placeholders.map((one) => names[one]).join(', ')),
  ].map(([list, homesWithout]) => [list, homesWithout.map(({ title }) => title)] as const);
  return (
    <Card className={styles.stack} data-testid="template">
      <h2 className={styles.sectionTitle}>{name}</h2>
      <p className={styles.soft}>
        {[
          timingWords(timing),
          homes && t('landlord.templates.homes.count', { count: homes.length }),
          texts.map((one) => t(`landlord.templates.language.${one.language}`)).join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={own.text}>{texts.find((one) => one.language === language)?.text ?? texts[0]?.text}</p>
      {timing &&
        lacking.map(([list, titles]) => (
          <Notice key={list} kind="warning">
            {t('landlord.templates.missing', {
              list,
              title:
                titles.length > missingShown
                  ? `${titles.slice(0, missingShown).join(', ')} …`
                  : titles.join(', '),
            })}
          </Notice>
        ))}
      <FailureNotice text={remove.failure && !busy && t('landlord.templates.planned.failed')} />
      {isConfirming && <p role="alert">{t('landlord.templates.removeQuestion', { name })}</p>}
      <div className={own.actions}>
        {isConfirming ? (
          <>
            <Button
              variant="primary"
              busy={busy}
              onClick={() => void remove.submit({ templateID, languageCode: language })}
            >
              {t('landlord.templates.removeYes')}
            </Button>
            <Button disabled={busy} onClick={() => setConfirming(false)}>
              {t('landlord.templates.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button
              small
              disabled={isBlocked}
              aria-label={t('landlord.templates.edit', { name })}
              onClick={onEdit}
            >
              {t('landlord.templates.editShort')}
            </Button>
            <Button
              small
              variant="quiet"
              disabled={isBlocked}
              aria-label={t('landlord.templates.removeNamed', { name })}
              onClick={() => setConfirming(true)}
            >
              {t('landlord.templates.remove')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}
