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

/**
 * Makes all pages show this visitor the contact line of the partner of the visit, or the office's. Returns the line for
 * the encouragement to call; null unless the partner's source asks for it.
 */
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
    const visitPid = getVisitPid();
    if (visitPid === '') return;
    let isCancelled = false;
    void loadVisitPartner(visitPid).then((partnerAnswer) => {
      if (!isCancelled) setAnswer(partnerAnswer);
    });
    return () => {
      isCancelled = true;
    };
    // `getVisitPid` reads the address and the visitor's state, so that a change of either must repeat it.
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
