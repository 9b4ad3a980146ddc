import { useState, type ReactNode } from 'react';
import type { TemplateList } from '../../../contract/messages/message-template.ts';
import { accessValueLength } from '../../../domain/messages/template-limits.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/landlord.module.css';
import own from './templates.module.css';

type Home = TemplateList['homes'][number];

const fields = ['wifiName', 'wifiPassword', 'keyCode'] as const;

/** Wifi and key code of each home, which templates insert. */
export function HomeAccess({
  homes,
  onChanged,
}: {
  homes: readonly Home[];
  onChanged: (list: TemplateList) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('landlord.templates.access.title')}</h2>
      <p className={styles.soft}>{t('landlord.templates.access.lead')}</p>
      {homes.map((home) => (
        <details key={home.objectNumber} open={homes.length === 1}>
          <summary className={own.summary}>{home.title}</summary>
          <AccessForm home={home} onChanged={onChanged} />
        </details>
      ))}
    </section>
  );
}

function AccessForm({ home, onChanged }: { home: Home; onChanged: (list: TemplateList) => void }): ReactNode {
  const { t, language } = useTexts();
  const [values, setValues] = useState(home);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setHomeAccess', {
    onDone(list) {
      setSaved(true);
      onChanged(list);
    },
  });
  const busy = save.sending !== null;
  return (
    <Card>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          const { objectNumber, wifiName, wifiPassword, keyCode } = values;
          void save.submit({ objectNumber, wifiName, wifiPassword, keyCode, languageCode: language });
        }}
      >
        <div className={own.times}>
          {fields.map((field) => (
            <TextField
              key={field}
              name={field}
              label={t(`landlord.templates.access.${field}`)}
              maxLength={accessValueLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values[field]}
              onChange={({ target }) => {
                setSaved(false);
                setValues({ ...values, [field]: target.value });
              }}
            />
          ))}
        </div>
        <FailureNotice text={save.failure && !busy && t('landlord.templates.problem')} />
        <div className={own.actions}>
          <Button type="submit" busy={busy}>
            {t('landlord.templates.access.save')}
          </Button>
          <span role="status">{isSaved && !busy ? t('landlord.templates.access.saved') : ''}</span>
        </div>
      </form>
    </Card>
  );
}
