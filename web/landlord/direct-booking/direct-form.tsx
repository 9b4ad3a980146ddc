import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextAreaField } from '../../components/field.tsx';
import styles from '../parts/landlord.module.css';
import { useFocusOnRefusal } from '../parts/use-focus-on-refusal.ts';
import type { DirectDraft } from './direct-draft.ts';
import { DirectProblem } from './direct-problem.tsx';
import own from './direct.module.css';
import { GuestFields } from './guest-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { StayFields, type ChoosableHome } from './stay-fields.tsx';
import { useDirectForm } from './use-direct-form.ts';

export function DirectForm({
  initial,
  homes,
  bookingId,
}: {
  initial: DirectDraft;
  homes: readonly ChoosableHome[];
  /** 0 for a new booking. */
  bookingId: number;
}): ReactNode {
  const { t } = useTexts();
  const form = useDirectForm(initial, bookingId);
  const { draft, set } = form;
  const { form: ref, onTry } = useFocusOnRefusal(form.isSending);
  return (
    <form
      ref={ref}
      className={own.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onTry();
        form.send();
      }}
    >
      <Card className={styles.stack}>
        <h2 className={styles.sectionTitle}>{t('landlord.direct.stay')}</h2>
        <StayFields form={form} homes={homes} isFixed={bookingId > 0} />
      </Card>
      <Card className={styles.stack}>
        <h2 className={styles.sectionTitle}>{t('landlord.guest')}</h2>
        <GuestFields form={form} />
      </Card>
      <Card className={styles.stack}>
        <h2 className={styles.sectionTitle}>{t('landlord.direct.money')}</h2>
        <PriceFields form={form} />
      </Card>
      <Card className={styles.stack}>
        <TextAreaField
          name="note"
          rows={3}
          maxLength={1000}
          label={t('landlord.direct.note')}
          hint={t('landlord.direct.noteHint')}
          value={draft.note}
          onChange={({ target }) => set({ note: target.value })}
        />
        {draft.email.trim() !== '' && (
          <Checkbox
            name="informs"
            label={t(`landlord.direct.informs.${bookingId > 0 ? 'changed' : 'made'}`)}
            detail={t('landlord.direct.informs.detail')}
            checked={draft.informs}
            onChange={({ target }) => set({ informs: target.checked })}
          />
        )}
        <DirectProblem failure={form.failure} />
        {form.wrong.length > 0 && (
          <p className={styles.warning} role="alert">
            {t('landlord.direct.wrong.some')}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" busy={form.isSending} data-testid="save-direct">
            {t(`landlord.direct.${bookingId > 0 ? 'saveChange' : 'save'}`)}
          </Button>
        </div>
      </Card>
    </form>
  );
}
