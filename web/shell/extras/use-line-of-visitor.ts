import { useEffect, useMemo, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useTexts } from '../../app/texts-context.tsx';
import { lineOfVisitStore, type OfficeLine } from '../../features/office/office-line.ts';
import {
  loadVisitPartner,
  lineForVisitor,
  type PartnerService,
} from '../../features/office/partner-of-visit.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import type { PartnerAnswer } from '../../features/visitor/visit-source.ts';
import { getVisitPid } from '../../features/visitor/visit-partner.ts';
import type { RootData } from '../load-root.ts';

/** Sets the office line for this visitor on every page. Returns the line of the encouragement, if that is shown. */
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
    const ofVisit = getVisitPid();
    if (ofVisit === '') return;
    let isCancelled = false;
    void loadVisitPartner(ofVisit).then((partnerAnswer) => {
      if (!isCancelled) setAnswer(partnerAnswer);
    });
    return () => {
      isCancelled = true;
    };
    // The id depends on the address and on the visitor's state.
  }, [search, pid]);
  return answer;
}

/** Returns the service for visitors who are logged in as partners; null for all others, and if a partner answers. */
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
