import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField } from '../../components/field.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import styles from './texts.module.css';

export interface TextsFilter {
  query: string;
  namespace: string;
  show: 'all' | 'changed' | 'outdated';
  page: number;
}

export function TextFilter({
  wanted,
  namespaces,
  busy,
  onWanted,
}: {
  wanted: TextsFilter;
  namespaces: readonly string[];
  busy: boolean;
  onWanted: (wanted: TextsFilter) => void;
}): ReactNode {
  const { t, language } = useTexts();
  // Includes the selected namespace, which may be missing until the list is loaded.
  const areaName = (name: string): string =>
    t.has(`admin.texts.area.${name}`) ? t(`admin.texts.area.${name}`) : name;
  const choices = [...new Set([...namespaces, wanted.namespace])]
    .filter((name) => name !== '')
    .sort((one, other) => areaName(one).localeCompare(areaName(other), language));
  return (
    <SearchForm
      label={t('admin.texts.label')}
      hint={t('admin.texts.hint')}
      query={wanted.query}
      busy={busy}
      className={styles.filter}
      onSearch={(query) => onWanted({ ...wanted, query, page: 1 })}
    >
      <SelectField
        name="in"
        label={t('admin.texts.namespace')}
        value={wanted.namespace}
        onChange={({ target }) => onWanted({ ...wanted, namespace: target.value, page: 1 })}
      >
        <option value="">{t('admin.texts.everywhere')}</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {areaName(name)}
          </option>
        ))}
      </SelectField>
      <ChoicePills
        legend={t('admin.texts.show')}
        name="show"
        value={wanted.show}
        choices={(['all', 'changed', 'outdated'] as const).map((value) => ({
          value,
          label: t(`admin.texts.${value}`),
        }))}
        onChange={(show) => onWanted({ ...wanted, show: show as TextsFilter['show'], page: 1 })}
      />
    </SearchForm>
  );
}
