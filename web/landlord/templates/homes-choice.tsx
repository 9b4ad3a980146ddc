import type { ReactNode } from 'react';
import type { TemplateList } from '../../../contract/messages/message-template.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox, Radio } from '../../components/choice.tsx';
import styles from '../parts/landlord.module.css';

/** Chooses all homes or some of them. Hidden from landlords with a single home. */
export function HomesChoice({
  homes,
  chosen,
  error,
  onChange,
}: {
  homes: TemplateList['homes'];
  chosen: readonly number[] | null;
  error: string | undefined;
  onChange: (chosen: number[] | null) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={styles.section}>
      <legend>{t('landlord.templates.homes.label')}</legend>
      <Radio
        name="homes"
        label={t('landlord.templates.homes.all')}
        checked={chosen === null}
        onChange={() => onChange(null)}
      />
      <Radio
        name="homes"
        label={t('landlord.templates.homes.some')}
        checked={chosen !== null}
        onChange={() => onChange([])}
      />
      {chosen !== null &&
        homes.map(({ objectNumber, title }) => (
          <Checkbox
            key={objectNumber}
            label={title}
            checked={chosen.includes(objectNumber)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, objectNumber]
                  : chosen.filter((number) => number !== objectNumber),
              )
            }
          />
        ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
