import type { ReactNode } from 'react';
import { amountFields } from '../../../domain/homes/home-history.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { Entry } from './entry.ts';
import { euros } from '../../../domain/money.ts';

type Change = Entry['changes'][number];

export function ChangeLine({ change: { field, language, before, after } }: { change: Change }): ReactNode {
  const { t, format } = useTexts();
  const valueText = (value: Change['before']): string => {
    if (value === null || value === '') return t('admin.history.empty');
    if (typeof value === 'boolean') return t(value ? 'admin.history.yes' : 'admin.history.no');
    if (typeof value === 'number')
      return amountFields.has(field) ? format.moneyExact(euros(value)) : format.number(value, 0);
    if (field === 'kind') return t(`object.kind.${value}`);
    if (field === 'problem') return t(`landlord.feeds.problem.${value}`);
    return value;
  };
  if (field === 'amenity') {
    const amenityName = t(`search.filter.${String(before ?? after)}:Y`);
    return before === null
      ? t('admin.history.gained', { what: amenityName })
      : t('admin.history.lost', { what: amenityName });
  }
  const label = t(`admin.history.field.${field}`);
  const name =
    language === null
      ? label
      : t('admin.history.inLanguage', { field: label, language: t(`admin.texts.language.${language}`) });
  if (before === after) return t('admin.history.other', { field: name });
  if (before === null || before === '') {
    return t('admin.history.set', { field: name, after: valueText(after) });
  }
  return t('admin.history.from', { field: name, before: valueText(before), after: valueText(after) });
}
