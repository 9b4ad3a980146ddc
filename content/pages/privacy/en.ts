import { company, companyLine } from '../../../domain/company.ts';
import { attributionDays } from '../../../domain/attribution.ts';
import { retentionDays } from '../../../domain/retention.ts';
import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Privacy policy',
  description: 'Which data we process, why and for how long.',
  notice: sampleNotice.en,
  sections: [
    {
      title: 'Controller',
      paragraphs: [
        `${companyLine} (sample), ${company.email}. The operator also names the data protection officer here.`,
      ],
    },
    {
      title: 'When you view pages',
      paragraphs: [
        'Our server processes your IP address to send the page and to ward off abuse (Art. 6(1)(f) GDPR). Our logs contain no search terms and no personal data. We load no content from third-party servers. If a part of the page fails, the page tells us which one and how, without an identifier and without anything you typed.',
      ],
    },
    {
      title: 'What is stored in your browser',
      paragraphs: [
        'Only when you save a home, log in or book do we set the cookie “uid”: a random identifier for at most one year, so that your list is yours. Unfinished bookings are kept only in the storage of the browser tab and vanish when you close it. If you choose “Remember on this device” in the search, the browser keeps your last four destinations until you clear the history; if you search “Near me”, we learn your location to about a kilometre and do not store it. All of this is necessary for the service you ask for (section 25(2) TDDDG, Germany). We ask first for anything else.',
      ],
    },
    {
      title: 'Booking, holding, requesting',
      paragraphs: [
        'We process what you enter to arrange and perform the contract (Art. 6(1)(b) GDPR). The host receives your name, the dates, the guests and your message; phone, email and postal address only after confirmation. If you pay by card, you enter its number on the page of a payment service; we never learn it. The link to your booking contains a secret: share it only with people you trust.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'We keep bookings for as long as commercial and tax law require, in Germany eight to ten years.',
        `We delete requests and holds that never became a booking after ${retentionDays.unboundBookings} days, email addresses typed without an account after ${retentionDays.typedAddresses} days, the watch list ${retentionDays.watchedHomes} days and the homes viewed last ${retentionDays.seenHomes} days after the latest entry. That you sent a watch list is stored for ${retentionDays.sentWatchLists} days, the address only until the mail is out. Technical jobs are deleted after ${retentionDays.jobsAndReplies} days, counters against misuse after ${retentionDays.limits} days; that a mailbox did not accept an email from us is stored, as a code, for ${retentionDays.mailBounces} days; that you confirmed your address is remembered, as a code, for ${retentionDays.confirmedAddresses} days. If you have an account, it holds what you entered yourself; logins that have ended are deleted after ${retentionDays.endedSessions} days, what happened to the account and the browsers you logged in with after ${retentionDays.accountEvents} days, unconfirmed registrations ${retentionDays.accountMails} days after their link has run out. Registrations of hosts, partners and agencies whose address nobody confirms are deleted after ${retentionDays.unconfirmedBusinesses} days, and those we have decided on ${retentionDays.decidedBusinesses} days after the decision. Search alerts are deleted when you end them, on the day of arrival or after a year, unconfirmed ones after ${retentionDays.unconfirmedSignUps} days, and your address for them ${retentionDays.endedAlerts} days after the last one. If you write to us through a contact form, we keep the case for ${retentionDays.contactCases} days after the latest message. Emails that answer ours and that we could not assign are deleted after ${retentionDays.mailReplies} days, uploaded files that belong to no message after ${retentionDays.loneAttachments} day or a little later. Messages between guest and host are deleted with their files ${retentionDays.messages} days after the latest message; our office reads them only if one of the two sides asks for it. What hosts change about their homes and in their calendars is recorded, with who did it, for ${retentionDays.homeHistory} days.`,
      ],
    },
    {
      title: 'Newsletter',
      paragraphs: [
        `We send the newsletter only if you have agreed and pressed the button in our email (Art. 6 (1) a GDPR). For this we keep a record of which text you agreed to, when, on which page and from which part of the internet. Sign-ups without that button are deleted after ${retentionDays.unconfirmedSignUps} days. When you unsubscribe, we delete the address at once and keep only a code by which nobody but us would know it again: the proof of consent for ${retentionDays.consent} days, and permanently the note that no advertising may go there any more. We do not measure whether you open an email.`,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask for access, rectification, erasure, restriction and portability of your data, object, and withdraw consent at any time. Write to ${company.email}. You may complain to any data protection authority.`,
        `With an account you can download all your data as a ZIP file yourself, and delete the account. It ends ${retentionDays.deletionGrace} days after you ask, so that a mistake or a stranger destroys nothing. Bookings and invoices that we have to keep then no longer belong to any account; enquiries to our office stay for as long as said above. Of the account itself we keep the log for ${retentionDays.accountEvents} days; it no longer names anybody.`,
      ],
    },
    {
      title: 'Statistics and marketing',
      paragraphs: [
        'On your first visit we ask whether you allow statistics and marketing. Your answer is kept for a year in the cookies “accepted” and “disclaimer”. Without your consent neither takes place (section 25(1) TDDDG, Article 6(1)(a) GDPR).',
        `With your consent we set the cookie “uid” and keep how you reached us (${retentionDays.origins} days), which kinds of pages you saw (${retentionDays.pages} days) and, without any link to you, what was searched for, which homes were opened and how fast pages were. If you allow marketing, we also keep the email address you enter in a booking form, even before you send it. If you come by a partner’s link or to its own address, our server counts the visit without noting who came (${retentionDays.partnerVisits} days); with your consent a later booking counts for that partner for ${attributionDays} days. We keep the proof of your consent for three years. You may withdraw it at any time through “Cookie settings” at the foot of every page; we then delete what we have kept.`,
        'Independently of that, our server counts for hosts how often a day the page of a home is opened: one number per home and day, without any link to you and without storing or reading anything on your device.',
      ],
    },
  ],
});
