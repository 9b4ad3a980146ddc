import { useState, type ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import landlord from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';

export function TaxForm({
  money,
  onChange,
}: {
  money: LandlordMoney;
  onChange: (updated: LandlordMoney) => void;
}): ReactNode {
  const { t, language } = useTexts();
  const { landlordNumber } = money;
  const [taxNumber, setTaxNumber] = useState(money.taxNumber);
  const [bornOn, setBornOn] = useState(money.bornOn ?? '');
  const [isSaved, setSaved] = useState(false);
  const save = useSubmit('setLandlordTaxFacts', {
    onDone(updated) {
      onChange(updated);
      setSaved(true);
    },
  });
  const { form, onTry } = useFocusOnRefusal(save.sending !== null);
  const isNumberWrong = save.failure?.type === 'tax-number-invalid';
  const isBirthdayWrong = save.failure?.type === 'birthday-invalid';
  return (
    <Card>
      <form
        ref={form}
        className={landlord.stack}
        onSubmit={(event) => {
          event.preventDefault();
          onTry();
          void save.submit({
            landlordNumber,
            languageCode: language,
            taxNumber,
            bornOn: bornOn === '' ? null : bornOn,
          });
        }}
      >
        <h3>{t('payouts.own.tax')}</h3>
        <p className={landlord.soft}>{t('payouts.own.taxLead')}</p>
        <TextField
          name="taxNumber"
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          label={t('payouts.own.taxNumber')}
          error={isNumberWrong ? t('payouts.own.refused.tax-number-invalid') : undefined}
          value={taxNumber}
          onChange={({ target }) => {
            setTaxNumber(target.value);
            setSaved(false);
            if (isNumberWrong) save.dismiss();
          }}
        />
        <TextField
          name="bornOn"
          type="date"
          autoComplete="bday"
          label={t('payouts.own.bornOn')}
          hint={t('payouts.own.bornHint')}
          error={isBirthdayWrong ? t('payouts.own.refused.birthday-invalid') : undefined}
          value={bornOn}
          onChange={({ target }) => {
            setBornOn(target.value);
            setSaved(false);
            if (isBirthdayWrong) save.dismiss();
          }}
        />
        <FailureNotice
          text={
            save.failure &&
            !isNumberWrong &&
            !isBirthdayWrong &&
            !save.sending &&
            t('payouts.own.refused.other')
          }
        />
        <div role="status">{isSaved && <Notice kind="success">{t('payouts.own.savedTax')}</Notice>}</div>
        <div>
          <Button type="submit" busy={save.sending !== null}>
            {t('payouts.own.saveTax')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
