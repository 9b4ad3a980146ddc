import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import own from './links.module.css';
import { areDatesValid, fieldAttributes, searchFields, type SearchStart } from './search-form.ts';

export function SearchStartFields({
  start,
  onStart,
}: {
  start: SearchStart;
  onStart: (start: SearchStart) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={own.start}>
      <legend>{t('partner.links.search.title')}</legend>
      <div className={own.fields}>
        {searchFields.map((name) => {
          const { maxlength, ...rest } = fieldAttributes[name];
          return (
            <TextField
              key={name}
              name={name}
              maxLength={maxlength === undefined ? undefined : Number(maxlength)}
              autoComplete="off"
              label={t(`partner.links.search.${name}`)}
              error={
                name === 'endDate' && !areDatesValid(start) ? t('partner.links.search.wrongDays') : undefined
              }
              value={start[name]}
              onChange={({ target }) => onStart({ ...start, [name]: target.value })}
              {...rest}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
