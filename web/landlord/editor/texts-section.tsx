import { useState, type ReactNode } from 'react';
import { languages, type Language } from '../../../domain/language.ts';
import { homeTextFields, textLengths } from '../../../domain/homes/check-part.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import { MachineTexts, type Fields } from './machine-texts.tsx';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

const empty = { title: '', teaser: '', description: '', houseRules: '', arrivalInfo: '' };

export function TextsSection({ editing }: { editing: Editing }): ReactNode {
  const { t, language: page } = useTexts();
  const { texts } = editing.home;
  const names = new Intl.DisplayNames([page], { type: 'language' });
  const original = texts.find(({ translatedFrom }) => translatedFrom === null) ?? texts[0];
  const [language, setLanguage] = useState<Language>(original?.language ?? page);
  const [typed, setTyped] = useState<Partial<Record<Language, typeof empty>>>({});
  /** Machine translations as they were filled in. A text that still equals one is marked as such. */
  const [machines, setMachines] = useState<Partial<Record<Language, Fields & { source: Language }>>>({});
  const offeredLanguages = useOfferedLanguages();
  const choices = languages.filter(
    (one) => offeredLanguages.includes(one) || texts.some((text) => text.language === one),
  );
  const savedText = texts.find((one) => one.language === language);
  const currentText = typed[language] ?? savedText ?? empty;
  const { title, teaser, description, houseRules, arrivalInfo } = currentText;
  const editedText = { title, teaser, description, houseRules, arrivalInfo };
  const changeText = (change: Partial<typeof empty>): void => {
    setTyped((current) => ({ ...current, [language]: { ...editedText, ...change } }));
  };
  const languageState = (one: Language): string => {
    const text = texts.find((other) => other.language === one);
    const state = !text ? 'missing' : text.translatedFrom === null ? 'own' : 'translated';
    return t(`landlord.editor.texts.state.${state}`);
  };
  const machine = machines[language];
  const isMachines =
    machine !== undefined && homeTextFields.every((field) => machine[field] === editedText[field]);
  const translatedFrom = isMachines ? machine.source : null;
  const isChanged = languages.some((one) => {
    const savedFields = texts.find((other) => other.language === one) ?? empty;
    return homeTextFields.some(
      (field) => (typed[one] ?? savedFields)[field].trim() !== savedFields[field].trim(),
    );
  });
  return (
    <SectionForm
      editing={editing}
      section="texts"
      part={{ section: 'texts', language, translatedFrom, ...editedText }}
      isChanged={isChanged}
    >
      <SelectField
        name="language"
        label={t('landlord.editor.texts.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language)}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {t('landlord.editor.texts.languageState', {
              language: names.of(one) ?? one,
              state: languageState(one),
            })}
          </option>
        ))}
      </SelectField>
      {savedText?.translatedFrom && (
        <p className={styles.soft}>{t('landlord.editor.texts.translatedHint')}</p>
      )}
      <MachineTexts
        home={editing.home}
        language={language}
        isTyped={typed[language] !== undefined}
        isMachines={isMachines}
        onFill={({ language: to, ...filled }, source) => {
          setTyped((current) => ({ [to]: filled, ...current }));
          setMachines((current) => ({ ...current, [to]: { ...filled, source } }));
        }}
      />
      <TextField
        name="title"
        lang={language}
        label={t('landlord.editor.texts.title')}
        hint={t('landlord.editor.texts.titleHint')}
        maxLength={textLengths.title}
        error={editing.errorOf('texts', 'title')}
        value={title}
        onChange={({ target }) => changeText({ title: target.value })}
      />
      <TextField
        name="teaser"
        lang={language}
        label={t('landlord.editor.texts.teaser')}
        maxLength={textLengths.teaser}
        error={editing.errorOf('texts', 'teaser')}
        value={teaser}
        onChange={({ target }) => changeText({ teaser: target.value })}
      />
      <TextAreaField
        name="description"
        lang={language}
        rows={8}
        label={t('landlord.editor.texts.description')}
        hint={t('landlord.editor.texts.descriptionHint')}
        maxLength={textLengths.description}
        error={editing.errorOf('texts', 'description')}
        value={description}
        onChange={({ target }) => changeText({ description: target.value })}
      />
      <TextAreaField
        name="houseRules"
        lang={language}
        rows={4}
        label={t('landlord.editor.texts.houseRules')}
        hint={t('landlord.editor.texts.houseRulesHint')}
        maxLength={textLengths.houseRules}
        error={editing.errorOf('texts', 'houseRules')}
        value={houseRules}
        onChange={({ target }) => changeText({ houseRules: target.value })}
      />
      <TextAreaField
        name="arrivalInfo"
        lang={language}
        rows={4}
        label={t('landlord.editor.texts.arrivalInfo')}
        hint={t('landlord.editor.texts.arrivalInfoHint')}
        maxLength={textLengths.arrivalInfo}
        error={editing.errorOf('texts', 'arrivalInfo')}
        value={arrivalInfo}
        onChange={({ target }) => changeText({ arrivalInfo: target.value })}
      />
    </SectionForm>
  );
}
