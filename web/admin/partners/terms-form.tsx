import { useState, type ReactNode } from 'react';
import type { OfficePartner } from '../../../contract/partners/office-partner.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import styles from '../parts/admin.module.css';
import { FormActions } from '../parts/form-actions.tsx';

/** Parses a percentage. Returns null for an empty field, undefined if it is no number. */
function parsePercent(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (!/^\d{1,2}([.,]\d)?$/.test(text)) return undefined;
  const percent = Number(text.replace(',', '.'));
  return percent <= 30 ? percent : undefined;
}

export function TermsForm({
  partner,
  onDone,
}: {
  partner: OfficePartner;
  onDone: (now: OfficePartner) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { partnerID, commissionPercent } = partner;
  const [percent, setPercent] = useState(commissionPercent === null ? '' : format.number(commissionPercent));
  const [host, setHost] = useState(partner.host);
  const [isSiteApproved, setApproved] = useState(partner.isSiteApproved);
  const [allowMidocoUsage, setMidoco] = useState(partner.allowMidocoUsage);
  const save = useSubmit('setPartnerTerms', { onDone });
  const failure = save.sending ? null : save.failure;
  const percentage = parsePercent(percent);
  return (
    <form
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (percentage === undefined) return;
        void save.submit({
          partnerID,
          commissionPercent: percentage,
          host,
          isSiteApproved,
          allowMidocoUsage,
        });
      }}
    >
      <TextField
        name="commissionPercent"
        inputMode="decimal"
        maxLength={5}
        label={t('partner.office.commission')}
        hint={t('partner.office.commissionHint')}
        error={percentage === undefined ? t('partner.office.wrongPercent') : undefined}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
      />
      <TextField
        name="host"
        maxLength={253}
        spellCheck={false}
        autoComplete="off"
        label={t('partner.office.host')}
        hint={t('partner.office.hostHint')}
        error={failure?.type === 'host-invalid' ? t('partner.office.wrongHost') : undefined}
        value={host}
        onChange={({ target }) => setHost(target.value)}
      />
      <Checkbox
        label={t('partner.office.siteApproved')}
        checked={isSiteApproved}
        onChange={({ target }) => setApproved(target.checked)}
      />
      <Checkbox
        label={t('partner.office.midoco')}
        checked={allowMidocoUsage}
        onChange={({ target }) => setMidoco(target.checked)}
      />
      <FailureNotice kind="warning" text={failure && failure.type !== 'host-invalid' && t('admin.failed')} />
      <FormActions submit={t('partner.office.save')} busy={save.sending !== null} />
    </form>
  );
}
