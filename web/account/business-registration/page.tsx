import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { SentMail } from '../parts/sent-mail.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useAccountPaths } from '../use-account-paths.ts';
import { BusinessForm } from './business-form.tsx';
import { useUsualCountry } from '../../app/offered-languages.ts';
import { emptyBusiness, type TypedBusiness } from './typed-business.ts';

import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { accountHandle as handle } from '../account-room.ts';

export default function BusinessRegistrationPage(): ReactNode {
  const { t, language } = useTexts();
  const buildPath = useAccountPaths();
  const { hostTermsPath, commissionPercent, countries } = useLoaderData<typeof load>();
  const country = useUsualCountry();
  const [typed, setTyped] = useState<TypedBusiness>({ ...emptyBusiness, country });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const register = useSubmit('sendRegistration', {
    onDone: (_answer, { formData }) => setSentTo(formData.email.trim()),
  });
  if (sentTo !== null) {
    return (
      <SentMail
        title={t('account.registration.sentTitle')}
        text={t('account.join.sentText', { email: sentTo })}
        hint={t('account.registration.sentHint')}
      >
        <Button onClick={() => setSentTo(null)}>{t('account.registration.again')}</Button>
      </SentMail>
    );
  }
  return (
    <Sheet
      title={t('account.join.title')}
      lead={t('account.join.lead')}
      below={
        <>
          <span>{t('account.join.have')}</span>
          <Link to={buildPath('RetailerLogin')}>{t('account.business.retailer.title')}</Link>
          <Link to={buildPath('PartnerLogin')}>{t('account.business.partner.title')}</Link>
        </>
      }
    >
      <BusinessForm
        typed={typed}
        hostTermsPath={hostTermsPath}
        commissionPercent={commissionPercent}
        countries={countries}
        failure={register.failure}
        busy={register.sending !== null}
        onTyped={(change) => {
          setTyped(change);
          if (register.failure) register.dismiss();
        }}
        onSubmit={() => void register.submit({ formData: { ...typed, language } })}
      />
    </Sheet>
  );
}
