import { useRef, type ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { dedicationMax } from '../../../domain/vouchers.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useEarlyTyping } from '../../app/use-early-typing.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../components/button.tsx';
import { CheckboxCard } from '../../components/choice.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { LegalLinks } from '../../features/booking/legal-links.tsx';
import { MailField } from '../../features/mail-field/mail-field.tsx';
import styles from '../parts/letters.module.css';
import { useOrder } from './use-order.ts';
import { AmountField, MotifField } from './look-fields.tsx';
import { SendOnField } from './send-on-field.tsx';
import { useOrderDraft } from './use-order-draft.ts';

export function OrderForm({ today }: { today: PlainDate }): ReactNode {
  const { t, format, language } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { draft, set, errorOf, amount, ...rest } = useOrderDraft(today);
  const order = useOrder();
  const isHydrated = useHydrated();
  useEarlyTyping(form, rest.takeEarly);
  const { failure, busy } = order;
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      data-testid="voucher-order"
      onSubmit={(event) => {
        event.preventDefault();
        rest.setSubmitted(true);
        if (rest.firstWrong === undefined && amount !== null) {
          order.send({ ...draft, amount, language, acceptTerms: rest.acceptTerms });
        } else form.current?.querySelector<HTMLElement>(`[name=${rest.firstWrong}]`)?.focus();
      }}
    >
      <FailureNotice text={failure !== null && !busy && t(`vouchers.shop.${failure}`)} />
      <AmountField
        value={draft.amount}
        error={errorOf('amount')}
        bounds={rest.bounds}
        onChange={(typed) => set({ amount: typed })}
      />
      <MotifField motif={draft.motif} onChange={(motif) => set({ motif })} />
      <TextField
        name="recipientName"
        label={t('vouchers.shop.recipientName')}
        autoComplete="off"
        maxLength={80}
        value={draft.recipientName}
        onChange={({ target }) => set({ recipientName: target.value })}
      />
      <TextAreaField
        name="dedication"
        label={t('vouchers.shop.dedication')}
        hint={t('vouchers.shop.dedicationHint', { count: dedicationMax - draft.dedication.length })}
        maxLength={dedicationMax}
        value={draft.dedication}
        onChange={({ target }) => set({ dedication: target.value })}
      />
      <TextField
        name="recipientEmail"
        type="email"
        label={t('vouchers.shop.recipientEmail')}
        hint={t('vouchers.shop.recipientEmailHint')}
        error={errorOf('recipientEmail')}
        autoComplete="off"
        maxLength={254}
        value={draft.recipientEmail}
        onChange={({ target }) => set({ recipientEmail: target.value })}
      />
      <SendOnField
        value={draft.sendOn}
        first={today}
        last={rest.lastDay}
        error={errorOf('sendOn')}
        onChange={(sendOn) => set({ sendOn })}
      />
      <TextField
        name="buyerName"
        label={t('vouchers.shop.buyerName')}
        error={errorOf('buyerName')}
        autoComplete="name"
        maxLength={80}
        required
        value={draft.buyerName}
        onChange={({ target }) => set({ buyerName: target.value })}
      />
      <MailField
        name="buyerEmail"
        label={t('vouchers.shop.buyerEmail')}
        error={errorOf('buyerEmail')}
        maxLength={254}
        required
        value={draft.buyerEmail}
        onValue={(buyerEmail) => set({ buyerEmail })}
      />
      <CheckboxCard
        name="acceptTerms"
        checked={rest.acceptTerms}
        invalid={errorOf('acceptTerms') !== undefined}
        detail={errorOf('acceptTerms')}
        onChange={({ target }) => rest.setAcceptTerms(target.checked)}
        label={t('vouchers.shop.accept')}
      />
      <LegalLinks />
      <p className={styles.soft}>{t('vouchers.shop.withdrawalNote')}</p>
      <Button type="submit" variant="primary" className={styles.send} busy={busy} disabled={!isHydrated}>
        {t('vouchers.shop.submit', { amount: amount === null ? '' : format.money(amount) })}
      </Button>
    </form>
  );
}
