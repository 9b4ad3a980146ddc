import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OwnHome } from '../../../contract/homes/own-home.ts';
import { textLengths } from '../../../domain/homes/check-part.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { toTranslatedRefusal } from '../homes/translated-refusal.ts';
import styles from '../parts/landlord.module.css';
import own from './editor.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';
import { useLandlordPaths } from '../use-landlord-paths.ts';

const addressFields = ['street', 'zip', 'city'] as const;

/** Asks for what differs between a home and its copy; everything else is taken over and can be changed afterwards. */
export function CopyHome({ home }: { home: OwnHome }): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useLandlordPaths();
  const navigate = useNavigate();
  const { street, zip, city } = home.address;
  const [typed, setTyped] = useState({ title: '', street, zip, city });
  const call = useSubmit('copyOwnHome', {
    onDone: ({ objectNumber }) =>
      navigate(`${buildPath('LandlordHomeEditor', { objectNumber })}?step=address`),
  });
  const failure = call.sending ? null : call.failure;
  const reasons = failure?.type === 'home-invalid' ? failure.data.fields : {};
  const errorOf = (field: string): string | undefined =>
    reasons[field] && t(`landlord.editor.invalid.${reasons[field]}`);
  const { form, onTry } = useFocusOnRefusal(call.sending !== null);
  const change = (part: Partial<typeof typed>): void => setTyped((current) => ({ ...current, ...part }));
  return (
    <Card>
      <form
        ref={form}
        className={styles.stack}
        noValidate
        data-testid="copy-home"
        onSubmit={(event) => {
          event.preventDefault();
          onTry();
          const { title, ...address } = typed;
          void call.submit({ objectNumber: home.objectNumber, languageCode: language, title, address });
        }}
      >
        <h2 className={styles.sectionTitle}>{t('landlord.editor.copy.heading')}</h2>
        <p className={styles.soft}>{t('landlord.editor.copy.lead')}</p>
        <TextField
          name="title"
          label={t('landlord.editor.copy.title')}
          maxLength={textLengths.title}
          error={errorOf('title')}
          value={typed.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        {addressFields.map((field) => (
          <TextField
            key={field}
            name={field}
            autoComplete="off"
            label={t(`landlord.editor.address.${field}`)}
            maxLength={textLengths[field]}
            error={errorOf(field)}
            value={typed[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
        <p className={styles.soft}>{t('landlord.editor.copy.pin')}</p>
        <FailureNotice
          text={
            failure &&
            failure.type !== 'home-invalid' &&
            t(`landlord.homes.new.refused.${toTranslatedRefusal(failure.type)}`)
          }
        />
        <div className={own.actions}>
          <Button type="submit" variant="primary" busy={call.sending !== null} data-testid="make-copy">
            {t('landlord.editor.copy.make')}
          </Button>
          <Link to="?">{t('landlord.editor.copy.cancel')}</Link>
        </div>
      </form>
    </Card>
  );
}
