import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import type { TreePage } from './page-tree.ts';

export function ParentField({
  parents,
  value,
  error,
  onChange,
}: {
  parents: readonly TreePage[];
  value: string | null;
  error?: string | undefined;
  onChange: (parent: string | null) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField
      label={t('desk.pages.parent')}
      error={error}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t('desk.pages.top')}</option>
      {parents.map(({ row, depth }) => (
        <option key={row.page} value={row.page}>
          {'\u2003'.repeat(depth) + row.title}
        </option>
      ))}
    </SelectField>
  );
}
