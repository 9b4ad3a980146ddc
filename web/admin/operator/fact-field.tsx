import { useMemo, type ReactNode } from 'react';
import { languages, locales, type Language } from '../../../domain/language.ts';
import { intermediaryStatuses } from '../../../domain/travel-insurance.ts';
import { datevCharts } from '../../../domain/operator/datev-accounts.ts';
import { factKinds, type FactKind } from '../../../domain/operator/facts.ts';
import { useOfferedLanguages } from '../../app/offered-languages.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextAreaField, TextField } from '../../components/field.tsx';
import { ColourFact } from './colour-fact.tsx';
import { CountryField } from './country-field.tsx';
import { HoursField } from './hours-field.tsx';
import own from './operator.module.css';
import { PictureField } from './picture-field.tsx';
import { fieldName } from './typed-facts.ts';
import type { FactFieldProps } from './fact-field-props.ts';

const inputTypes: Partial<Record<FactKind, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  link: 'url',
};

const inputModes: Partial<Record<FactKind, 'decimal' | 'numeric'>> = {
  perMille: 'decimal',
  cents: 'decimal',
  digits: 'numeric',
};

export function FactField(props: FactFieldProps): ReactNode {
  const { fact, typed, isLocked, isMissing, problem, usualPrefix, onTyped } = props;
  const { t, language } = useTexts();
  const offered = useOfferedLanguages();
  const kind: FactKind = factKinds[fact];
  const name = t(`operator.fact.${fact}`);
  const hints = [
    isMissing && t('operator.required'),
    isLocked && t('operator.locked'),
    t.has(`operator.hint.${fact}`) && t(`operator.hint.${fact}`, { prefix: usualPrefix ?? '' }),
  ];
  const common = {
    name: fact,
    label: name,
    hint: hints.filter(Boolean).join(' · ') || undefined,
    error: problem && t(`operator.problem.${problem}`),
    disabled: isLocked,
    value: typed[fact] ?? '',
    onChange: ({ target }: { target: { value: string } }): void => onTyped({ [fact]: target.value }),
  };
  const formatLanguage = useMemo(() => {
    const names = new Intl.DisplayNames(locales[language], { type: 'language' });
    // French and Italian write language names in lower case, but labels begin with a capital.
    return (one: Language): string => {
      const name = names.of(one) ?? one;
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
    };
  }, [language]);
  switch (kind) {
    case 'lines':
    case 'chartNumbers':
      return <TextAreaField {...common} rows={3} />;
    case 'localized':
      return (
        <fieldset className={own.group} disabled={isLocked}>
          <legend>{name}</legend>
          {common.hint && <p>{common.hint}</p>}
          {offered.map((one) => (
            <TextField
              key={one}
              label={formatLanguage(one)}
              value={typed[fieldName(fact, one)] ?? ''}
              onChange={({ target }) => onTyped({ [fieldName(fact, one)]: target.value })}
            />
          ))}
        </fieldset>
      );
    case 'languages':
      return (
        <fieldset className={own.group} disabled={isLocked}>
          <legend>{name}</legend>
          {common.hint && <p>{common.hint}</p>}
          {languages.map((one) => {
            const on = (typed[fact] ?? '').split(' ');
            return (
              <Checkbox
                key={one}
                label={formatLanguage(one)}
                checked={on.includes(one)}
                onChange={({ target }) => {
                  const next = languages.filter((other) =>
                    other === one ? target.checked : on.includes(other),
                  );
                  onTyped({ [fact]: next.join(' ') });
                }}
              />
            );
          })}
        </fieldset>
      );
    case 'intermediary':
      return (
        <SelectField {...common}>
          <option value="" />
          {intermediaryStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`operator.intermediary.${one}`)}
            </option>
          ))}
        </SelectField>
      );
    case 'chart':
      return (
        <SelectField {...common}>
          <option value="" />
          {datevCharts.map((one) => (
            <option key={one} value={one}>
              {one.toUpperCase()}
            </option>
          ))}
        </SelectField>
      );
    case 'country':
      return <CountryField {...common} />;
    case 'colour':
      return <ColourFact {...props} common={common} />;
    case 'picture':
      return <PictureField {...props} label={name} hint={common.hint} error={common.error} />;
    case 'hours':
      return <HoursField {...props} label={name} />;
    default:
      return (
        <TextField
          {...common}
          type={inputTypes[kind] ?? 'text'}
          inputMode={inputModes[kind]}
          spellCheck={kind === 'line' ? undefined : false}
          autoComplete="off"
        />
      );
  }
}
