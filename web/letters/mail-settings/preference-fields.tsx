import type { ReactNode } from 'react';
import { newsletterFrequencies, newsletterTopics } from '../../../domain/newsletter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { CheckboxCard, Radio } from '../../components/choice.tsx';
import { LanguageField } from '../../features/own-area/language-field.tsx';
import styles from '../parts/letters.module.css';
import type { Subscription } from './subscription.ts';

export function PreferenceFields({
  typed,
  onChange,
}: {
  typed: Pick<Subscription, 'topics' | 'frequency' | 'language'>;
  onChange: (part: Partial<Pick<Subscription, 'topics' | 'frequency' | 'language'>>) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{t('letters.settings.topics')}</legend>
        {newsletterTopics.map((topic) => (
          <CheckboxCard
            key={topic}
            name={topic}
            label={t(`letters.topics.${topic}.title`)}
            detail={t(`letters.topics.${topic}.text`)}
            checked={typed.topics.includes(topic)}
            onChange={({ target }) =>
              onChange({
                topics: newsletterTopics.filter((one) =>
                  one === topic ? target.checked : typed.topics.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('letters.settings.frequency')}</legend>
        {newsletterFrequencies.map((frequency) => (
          <Radio
            key={frequency}
            name="frequency"
            label={t(`letters.frequency.${frequency}`)}
            checked={typed.frequency === frequency}
            onChange={() => onChange({ frequency })}
          />
        ))}
      </fieldset>
      <LanguageField
        label={t('letters.settings.language')}
        language={typed.language}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}
