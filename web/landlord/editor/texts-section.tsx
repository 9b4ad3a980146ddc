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
  const first = texts.find(({ translatedFrom }) => translatedFrom === null) ?? texts[0];
  const [language, setLanguage] = useState<Language>(first?.language ?? page);
  const [typed, setTyped] = useState<Partial<Record<Language, typeof empty>>>({});
  /** Machine translations as they were filled in: a field that was not edited is still marked as one. */
  const [machines, setMachines] = useState<Partial<Record<Language, Fields & { source: Language }>>>({});
  const offered = useOfferedLanguages();
  const choices = languages.filter(
    (one) => offered.includes(one) || texts.some((text) => text.language === one),
  );
  const known = texts.find((one) => one.language === language);
  const now = typed[language] ?? known ?? empty;
  const { title, teaser, description, houseRules, arrivalInfo } = now;
  const written = { title, teaser, description, houseRules, arrivalInfo };
  const set = (change: Partial<typeof empty>): void => {
    setTyped((before) => ({ ...before, [language]: { ...written, ...change } }));
  };
  const stateOf = (one: Language): string => {
    const text = texts.find((other) => other.language === one);
    const state = !text ? 'missing' : text.translatedFrom === null ? 'own' : 'translated';
    return t(`landlord.editor.texts.state.${state}`);
  };
  const machine = machines[language];
  const isMachines =
    machine !== undefined && homeTextFields.every((field) => machine[field] === written[field]);
  const translatedFrom = isMachines ? machine.source : null;
  const isChanged = languages.some((one) => {
    const saved = texts.find((other) => other.language === one) ?? empty;
    return homeTextFields.some((field) => (typed[one] ?? saved)[field].trim() !== saved[field].trim());
  });
  return (
    <SectionForm
      editing={editing}
      section="texts"
      part={{ section: 'texts', language, translatedFrom, ...written }}
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
              state: stateOf(one),
            })}
          </option>
        ))}
      </SelectField>
      {known?.translatedFrom && <p className={styles.soft}>{t('landlord.editor.texts.translatedHint')}</p>}
      <MachineTexts
        home={editing.home}
        language={language}
        isTyped={typed[language] !== undefined}
        isMachines={isMachines}
        onFill={({ language: to, ...filled }, source) => {
          setTyped((before) => ({ [to]: filled, ...before }));
          setMachines((before) => ({ ...before, [to]: { ...filled, source } }));
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
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextField
        name="teaser"
        lang={language}
        label={t('landlord.editor.texts.teaser')}
        maxLength={textLengths.teaser}
        error={editing.errorOf('texts', 'teaser')}
        value={teaser}
        onChange={({ target }) => set({ teaser: target.value })}
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
        onChange={({ target }) => set({ description: target.value })}
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
        onChange={({ target }) => set({ houseRules: target.value })}
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
        onChange={({ target }) => set({ arrivalInfo: target.value })}
      />
    </SectionForm>
  );
}
