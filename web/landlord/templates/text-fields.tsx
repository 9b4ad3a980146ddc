import { useRef, useState, type ReactNode } from 'react';
import { languages, type Language } from '../../../domain/language.ts';
import { messageLength } from '../../../domain/messages/message-limits.ts';
import { placeholders } from '../../../domain/messages/placeholders.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import own from './templates.module.css';
import { insertAt, textIn, withText, type TypedTemplate } from './typed-template.ts';
import { usePlaceholderNames } from './use-placeholder-names.ts';

/** The text in each language, with buttons that insert placeholders where the cursor was last. */
export function TextFields({
  texts,
  errorOf,
  onChange,
}: {
  texts: TypedTemplate['texts'];
  errorOf: (field: string) => string | undefined;
  onChange: (texts: TypedTemplate['texts'], current: Language) => void;
}): ReactNode {
  const { t, language: ownLanguage } = useTexts();
  const names = usePlaceholderNames();
  const [current, setCurrent] = useState<Language>(ownLanguage);
  const range = useRef<{ from: number; to: number } | null>(null);
  const change = (language: Language, text: string): void =>
    onChange(withText(texts, language, text), language);
  const field = (language: Language): ReactNode => (
    <TextAreaField
      key={language}
      name={`text-${language}`}
      rows={8}
      label={t('landlord.templates.text', { language: t(`landlord.templates.language.${language}`) })}
      maxLength={messageLength}
      value={textIn({ texts }, language)}
      error={errorOf(`texts.${language}`) ?? (language === ownLanguage ? errorOf('texts') : undefined)}
      onFocus={() => setCurrent(language)}
      onSelect={({ currentTarget }) => {
        range.current = { from: currentTarget.selectionStart, to: currentTarget.selectionEnd };
      }}
      onChange={({ target }) => change(language, target.value)}
    />
  );
  const others = languages.filter((one) => one !== ownLanguage);
  const hasOthers = others.some((one) => textIn({ texts }, one) !== '');
  return (
    <>
      {field(ownLanguage)}
      <div role="group" aria-label={t('landlord.templates.insert')} className={own.actions}>
        <span aria-hidden="true">{t('landlord.templates.insert')}</span>
        {placeholders.map((code) => (
          <Button
            key={code}
            small
            onClick={({ currentTarget }) => {
              const word = `{${names[code]}}`;
              change(current, insertAt(textIn({ texts }, current), word, range.current));
              const end = (range.current?.from ?? textIn({ texts }, current).length) + word.length;
              range.current = { from: end, to: end };
              currentTarget.form
                ?.querySelector<HTMLTextAreaElement>(`[name="text-${current}"]`)
                ?.focus({ preventScroll: true });
            }}
          >
            {names[code]}
          </Button>
        ))}
      </div>
      <p className={styles.soft}>{t('landlord.templates.insertHint')}</p>
      <details open={hasOthers}>
        <summary className={own.summary}>{t('landlord.templates.moreLanguages')}</summary>
        <div className={styles.stack}>
          <p className={styles.soft}>{t('landlord.templates.languageHint')}</p>
          {others.map(field)}
        </div>
      </details>
    </>
  );
}
