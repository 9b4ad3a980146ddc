import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { auditParts } from '../../../domain/audit-log.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './audit-filters.module.css';

type Filter = Record<'staff' | 'subject' | 'from' | 'until', string>;

export function AuditFilters({ part, filter }: { part: string; filter: Filter }): ReactNode {
  const { t } = useTexts();
  const [, setParams] = useSearchParams();
  const [typed, setTyped] = useState({ part, ...filter });
  const field = (name: keyof Filter) => ({
    name,
    label: t(`audit.filter.${name}`),
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const show = (values: typeof typed): void =>
    setParams(Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== '')));
  return (
    <form
      role="search"
      className={own.filters}
      onSubmit={(event) => {
        event.preventDefault();
        show(typed);
      }}
    >
      <SelectField
        name="part"
        label={t('audit.filter.part')}
        value={typed.part}
        onChange={({ target }) => show({ ...typed, part: target.value })}
      >
        <option value="">{t('audit.filter.all')}</option>
        {auditParts.map((one) => (
          <option key={one} value={one}>
            {t(`audit.part.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('staff')} />
      <TextField {...field('subject')} inputMode="numeric" />
      <TextField {...field('from')} type="date" />
      <TextField {...field('until')} type="date" />
      <Button type="submit" small>
        {t('audit.filter.show')}
      </Button>
    </form>
  );
}
