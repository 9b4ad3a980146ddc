import { useEffect, useMemo, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { lineOfVisitStore, type OfficeLine } from '../../features/office/office-line.ts';
import {
  askPartnerOfVisit,
  lineForVisitor,
  type PartnerService,
} from '../../features/office/partner-of-visit.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { PartnerAnswer } from '../../features/visitor/visit-source.ts';
import { pidOfVisit } from '../../features/visitor/visit-partner.ts';
import type { RootData } from '../load-root.ts';

/** Shows on every page who answers the visitor; returns the line for the encouragement, where that is shown. */
export function useLineOfVisitor(office: OfficeLine | null): OfficeLine | null {
  const answer = usePartnerOfVisit();
  const service = usePartnerService();
  useEffect(() => {
    if (office) lineOfVisitStore.set(lineForVisitor(office, answer, service));
  }, [office, answer, service]);
  if (!office || !answer?.source?.encouragementAlert) return null;
  return { ...office, phone: answer.source.phone ?? office.phone };
}

function usePartnerOfVisit(): PartnerAnswer | null {
  const { search } = useLocation();
  const { pid } = useVisitor();
  const [answer, setAnswer] = useState<PartnerAnswer | null>(null);
  useEffect(() => {
    const ofVisit = pidOfVisit();
    if (ofVisit === '') return;
    let isLeft = false;
    void askPartnerOfVisit(ofVisit).then((told) => {
      if (!isLeft) setAnswer(told);
    });
    return () => {
      isLeft = true;
    };
    // The address and the visitor's state decide the id.
  }, [search, pid]);
  return answer;
}

/** The service for visitors who are logged in as partners; null for everybody else, and where a partner answers. */
function usePartnerService(): PartnerService | null {
  const { t } = useTexts();
  const { account } = useVisitor();
  const href = useRouteLoaderData<RootData>('root')?.partnerForm;
  const isPartner = account?.accountPermissions['partners.own'] === true;
  return useMemo(
    () =>
      isPartner && href
        ? { name: t('extras.partners.service'), form: { href, label: t('extras.partners.write') } }
        : null,
    [isPartner, href, t],
  );
}
