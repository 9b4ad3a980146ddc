import { cents } from '../../../../domain/cents.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { ownerStatementName } from '../../../../domain/owner-statement.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import { makePdf } from '../documents/owner-documents.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { statementsStore } from '../statements-store.ts';

interface OwnerMail {
  language: Language;
  t: Translate;
  site: string;
  owner: string;
  agency: { name: string; email: string };
  number: string;
  month: string;
  balance: Cents;
}

function renderOwnerMail(mail: OwnerMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { t, language, site, agency, number, balance } = mail;
  const format = formatterFor(language, t);
  const words = { month: format.month(`${mail.month}-01`), agency: agency.name, email: agency.email, site };
  return {
    subject: t('owners.mail.subject', words),
    ...renderMail({
      t,
      language,
      site,
      heading: t('owners.mail.heading', words),
      greeting: t('owners.mail.greeting', { name: mail.owner }),
      paragraphs: [t('owners.mail.text', words), t('owners.mail.questions', words)],
      facts: [
        { label: t('owners.mail.number'), value: number },
        { label: t('owners.sum.balance'), value: format.moneyExact(toEuros(balance)), strong: true },
      ],
      button: { label: t('owners.mail.button', words), href: `mailto:${agency.email}` },
      signature: agency.name,
      footer: t('owners.mail.footer', words),
    }),
  };
}

/** Sends a statement with its PDF in the owner's language. Repeated runs send it once. */
export async function sendOwnerStatementMail(deps: OwnerStatementsDeps, mailId: number): Promise<void> {
  const { db } = deps.connection;
  const requestedMail = await statementsStore.findMail(db, mailId);
  const statement = requestedMail && (await statementsStore.find(db, requestedMail.statement_id));
  if (!requestedMail || !statement || requestedMail.sent_at) return;
  const { facts, language, month, balance_cents: balance, series } = statement;
  const number = ownerStatementName(series, statement.number);
  const site = deps.operator().name;
  await deps.mail.send({
    id: `owner-statement-${mailId}`,
    to: { name: facts.owner.name, address: requestedMail.email },
    ...renderOwnerMail({
      ...{ language, site, month, balance, number, t: deps.translate(language, site) },
      ...{ owner: facts.owner.name, agency: facts.agency },
    }),
    attachments: [
      { name: `${number}.pdf`, type: 'application/pdf', content: await makePdf(deps, statement) },
    ],
  });
  await statementsStore.markSent(db, mailId, deps.clock.now());
}

export const sampleOwnerMails = ({ language, translate: t, site }: SampleRendering): SampleMail[] => [
  {
    name: 'owner-statement',
    ...renderOwnerMail({
      ...{ language, t, site, owner: 'Ina Muster', month: '2030-06', balance: cents(98_745) },
      ...{ agency: { name: 'Küstenkontor', email: 'kontor@example.com' }, number: '12-2030-0007' },
    }),
  },
];
