import { useState, type ComponentProps, type ReactNode } from 'react';
import type { OwnPartner } from '../../../contract/partners/own-partner.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../parts/partner.module.css';

const fields = [
  ['partnerName', 'name', { maxLength: 80, required: true, autoComplete: 'organization' }],
  ['partnerPhone', 'phone', { maxLength: 40, type: 'tel', autoComplete: 'tel' }],
  ['partnerEmail', 'email', { maxLength: 254, type: 'email', autoComplete: 'email' }],
  ['siteUrl', 'site', { maxLength: 300, inputMode: 'url', autoComplete: 'url', spellCheck: false }],
] as const satisfies readonly (readonly [
  keyof OwnPartner,
  string,
  Partial<ComponentProps<typeof TextField>>,
])[];
const flags = ['hideInsurances', 'hideNewsletter', 'hideBonus'] as const;

export function SettingsForm({ partner }: { partner: OwnPartner }): ReactNode {
  const { t } = useTexts();
  const [typed, setTyped] = useState(partner);
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setOwnPartner', {
    onDone(updated) {
      setTyped(updated);
      setSaved(true);
    },
  });
  const changeFields = (change: Partial<OwnPartner>): void => {
    setTyped({ ...typed, ...change });
    setSaved(false);
  };
  const failure = save.sending ? null : save.failure;
  const invalidFields: readonly string[] = failure?.type === 'partner-invalid' ? failure.data.fields : [];
  return (
    <Card>
      <form
        className={`${styles.stack} ${styles.narrow}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { partnerID, partnerName, partnerPhone, partnerEmail, siteUrl } = typed;
          const { hideInsurances, hideNewsletter, hideBonus } = typed;
          void save.submit({
            ...{ partnerID, partnerName, partnerPhone, partnerEmail, siteUrl },
            ...{ hideInsurances, hideNewsletter, hideBonus },
          });
        }}
      >
        <h2 className={styles.title}>{t('partner.settings.guests')}</h2>
        {fields.map(([name, texts, rest]) => (
          <TextField
            key={name}
            name={name}
            label={t(`partner.settings.${texts}`)}
            hint={t(`partner.settings.hints.${texts}`)}
            error={invalidFields.includes(name) ? t(`partner.settings.wrong.${texts}`) : undefined}
            value={typed[name]}
            onChange={({ target }) => changeFields({ [name]: target.value })}
            {...rest}
          />
        ))}
        {typed.siteUrl !== '' && typed.ignorePartnerUrl === 'Y' && (
          <Notice>{t('partner.settings.siteWaits')}</Notice>
        )}
        {flags.map((name) => (
          <Checkbox
            key={name}
            name={name}
            label={t(`partner.settings.${name}`)}
            checked={typed[name] === 'Y'}
            onChange={({ target }) => changeFields({ [name]: target.checked ? 'Y' : 'N' })}
          />
        ))}
        <FailureNotice text={failure && invalidFields.length === 0 && t('partner.settings.failed')} />
        <div role="status">{isSaved && <Notice kind="success">{t('partner.settings.saved')}</Notice>}</div>
        <div>
          <Button type="submit" variant="primary" busy={save.sending !== null}>
            {t('partner.settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
