import type { Language } from '../../../../domain/language.ts';
import type { TeamRole } from '../../../../domain/roles.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';

interface TeamMail {
  language: Language;
  translate: Translate;
  site: string;
  business: string;
  role: TeamRole;
  /** Titles of the homes. Null for all homes. */
  homes: readonly string[] | null;
  url: string;
}

type Rendered = Pick<SampleMail, 'subject' | 'html' | 'text'>;

/** Maximum number of homes named in the mail. The page of the invitation lists all. */
const namedMax = 6;

const homesInWords = ({ homes, translate: t }: Pick<TeamMail, 'homes' | 'translate'>): string => {
  if (homes === null) return t('mail.team.allHomes');
  const rest = homes.length - namedMax;
  return [...homes.slice(0, namedMax), ...(rest > 0 ? [t('mail.team.moreHomes', { count: rest })] : [])].join(
    '\n',
  );
};

/** Renders the mail that invites a person to work in a host's homes. */
export function renderInvitation(mail: TeamMail & { invitedBy: string; until: string }): Rendered {
  const { language, translate: t, site, business, role } = mail;
  const format = formatterFor(language, t);
  const text = (part: string): string => t(`mail.team.invited.${part}`, { business, site });
  return {
    subject: text('subject'),
    ...renderMail({
      ...{ t, language, site, heading: text('heading'), greeting: t('mail.greeting.unnamed') },
      paragraphs: [text(`intro.${role}`), text('how')],
      facts: [
        { label: t('mail.team.host'), value: business },
        ...(mail.invitedBy !== '' && mail.invitedBy !== business
          ? [{ label: t('mail.team.invitedBy'), value: mail.invitedBy }]
          : []),
        { label: t('mail.team.role'), value: t(`mail.team.roles.${role}`) },
        { label: t('mail.team.homes'), value: homesInWords(mail) },
        { label: t('mail.team.until'), value: format.moment(mail.until), strong: true },
      ],
      button: { label: text('button'), href: mail.url },
      private: text('private'),
    }),
  };
}

/** Renders the mail that tells the landlord who has accepted and what that person may do, or who has left. */
export function renderMailToBusiness(
  kind: 'accepted' | 'left',
  mail: TeamMail & { name: string; email: string },
): Rendered {
  const { language, translate: t, site, business, role, name } = mail;
  const text = (part: string): string => t(`mail.team.${kind}.${part}`, { name, site });
  return {
    subject: text('subject'),
    ...renderMail({
      ...{ t, language, site, heading: text('heading'), greeting: greetLandlord(business, t) },
      paragraphs: [text(`intro.${role}`), text('how')],
      facts: [
        { label: t('mail.team.person'), value: `${name}\n${mail.email}` },
        { label: t('mail.team.role'), value: t(`mail.team.roles.${role}`) },
        { label: t('mail.team.homes'), value: homesInWords(mail) },
      ],
      button: { label: text('button'), href: mail.url },
    }),
  };
}

export function sampleTeamMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const mail = { language, translate, site, business: 'Anna Muster', url: publicUrl };
  return [
    {
      name: 'team-invited-cohost',
      ...renderInvitation({
        ...{ ...mail, role: 'cohost', homes: null, invitedBy: 'Anna Muster', until: '2030-06-11T08:00:00Z' },
      }),
    },
    {
      name: 'team-invited-cleaner',
      ...renderInvitation({
        ...{ ...mail, role: 'cleaner', homes: ['Haus Windrose', 'Haus am Deich'], invitedBy: 'Anna Muster' },
        until: '2030-06-11T08:00:00Z',
      }),
    },
    {
      name: 'team-accepted',
      ...renderMailToBusiness('accepted', {
        ...{ ...mail, role: 'cohost', homes: null, name: 'Nora Beispiel', email: 'nora@example.com' },
      }),
    },
    {
      name: 'team-left',
      ...renderMailToBusiness('left', {
        ...{ ...mail, role: 'cleaner', homes: null, name: 'Nora Beispiel', email: 'nora@example.com' },
      }),
    },
  ];
}
