import type { ReactNode } from 'react';
import { isLanguage, languages } from '../../../domain/language.ts';
import { languageNames } from '../../../domain/language-names.ts';
import { newsletterFrequencies, newsletterTopics } from '../../../domain/newsletter.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { CheckboxCard, Radio } from '../../components/choice.tsx';
import { SelectField } from '../../components/field.tsx';
import styles from '../parts/letters.module.css';
import type { Subscription } from './subscription.ts';

/** Languages are listed by their own names. */
export function PreferenceFields({
  typed,
  onChange,
}: {
  typed: Pick<Subscription, 'topics' | 'frequency' | 'language'>;
  onChange: (part: Partial<Pick<Subscription, 'topics' | 'frequency' | 'language'>>) => void;
}): ReactNode {
  const { t } = useTexts();
  const offeredLanguages = useOfferedLanguages();
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
      <SelectField
        name="language"
        label={t('letters.settings.language')}
        value={typed.language}
        onChange={({ target }) => isLanguage(target.value) && onChange({ language: target.value })}
      >
        {languages
          .filter((one) => offeredLanguages.includes(one) || one === typed.language)
          .map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
      </SelectField>
    </>
  );
}
