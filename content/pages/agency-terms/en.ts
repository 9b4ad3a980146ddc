import { company } from '../../../domain/company.ts';
import { sampleNotice } from '../../sample-notice.ts';
import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Agency terms',
  description:
    'What applies between guests and Feriola as agent, alongside the rental contract with the host.',
  notice: sampleNotice.en,
  blocks: [
    {
      kind: 'text',
      text: `## 1. What these terms apply to

They govern the relationship between the guest and ${company.name} (Feriola) in arranging accommodation. The stay itself is governed by the rental contract with the host and, in addition, by the [terms and conditions](page:terms). Whatever has been agreed in an individual case or is displayed during booking takes precedence over these terms.

## 2. Feriola as agent

Feriola arranges a rental contract between guest and host and is not a party to it. Who the host is, and whether they act as a business or privately, is stated on the page of the home and before booking. A home alone is not a package; Feriola is not a tour operator. For guests the agency is free of charge: they pay the total price shown and, if they choose them, extras and insurance.

## 3. How the contract is made

With the button “Book with obligation to pay” the guest makes a binding offer. The rental contract is made when the host confirms, or with the booking itself where a home can be booked instantly. A request becomes binding when the host accepts it; if it is not answered, it ends after seven days, at the latest on the day of arrival. A hold is without obligation and free of charge and ends at the time shown with it.

The guest reviews their details before sending and can correct them. They receive an email about every step; contract details and documents are on their booking page. The contract can be made in German, English, French or Italian.

## 4. Prices and payment

The total price contains all mandatory costs including tourist tax. Deposit and costs by consumption are named separately. The payment plan in the confirmation states to whom each amount is payable, and when. Where Feriola collects amounts, it does so in the name and for the account of the host. Bonus codes are entered when booking; their value is limited to the price payable in advance.`,
    },
    {
      kind: 'text',
      text: `## 5. Change and cancellation

Until the day before arrival the guest can cancel on their booking page. As long as the host has not confirmed the booking, this is free of charge. After that the cancellation fee follows the terms of the home at the time of booking and is shown before cancelling. The guest may prove that no loss or a smaller loss was incurred. A requested change becomes binding at the price shown once the host agrees; until then the booking stands unchanged. There is no statutory right of withdrawal for accommodation on fixed dates (section 312g(2) no. 9 of the German Civil Code).

## 6. What Feriola owes

Feriola owes careful agency: to reproduce the host’s details correctly, to pass on declarations without delay and to provide documents. The host answers for the details themselves and for services on site. If Feriola learns that details are wrong, they are corrected or removed.

## 7. What the guest contributes

The guest gives true details of people, children’s ages and dogs, keeps the link to their booking secret and reports defects to the host without delay so that they can be remedied. Feriola helps to reach the host.

## 8. Ratings

Ratings express the opinions of guests. Each says where it comes from. Anyone who considers a rating or other content unlawful may report it to the contact point in the [imprint](page:disclaimer).

## 9. Liability

Feriola is liable without limit for intent, gross negligence, harm to life, body and health, and under mandatory law. For slight negligence Feriola is liable for the breach of essential duties of agency, limited to the foreseeable loss typical of the contract.

## 10. Law and disputes

German law applies; mandatory rules of the country where the guest lives as a consumer remain unaffected. Feriola does not take part in proceedings before a consumer arbitration board and is not obliged to. Our [service team](page:Contact) answers questions.`,
    },
    {
      kind: 'links',
      title: 'More',
      links: [
        { label: 'Terms and conditions', to: 'page:terms' },
        { label: 'Privacy', to: 'page:privacy' },
        { label: 'Imprint', to: 'page:disclaimer' },
      ],
    },
  ],
} satisfies PageSeed;
