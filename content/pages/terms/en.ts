import { legalPage } from '../../legal-page.ts';
import { sampleNotice } from '../../sample-notice.ts';

export default legalPage({
  title: 'Terms and conditions',
  description: 'What applies when you book, hold or request through Feriola.',
  notice: sampleNotice.en,
  sections: [
    {
      title: 'Who your contract is with',
      paragraphs: [
        'Feriola acts as an agent for homes. You make the rental contract with the host, who is named on the home’s page and before you book. It is also stated there whether the host acts as a business or privately; with private hosts, consumer law for contracts with businesses does not apply.',
      ],
    },
    {
      title: 'Booking, hold, request',
      paragraphs: [
        '“Book with obligation to pay” makes a binding offer. The contract is concluded once the host confirms, or at once where the home can be booked instantly; you receive an email about it.',
        'A hold is free of charge and without obligation. It keeps the home free until the stated time and then lapses. A request (“Request with obligation to pay”) keeps nothing free; if the host accepts it, the home is booked on the terms shown.',
      ],
    },
    {
      title: 'Prices and payment',
      paragraphs: [
        'The total price of the stay contains all mandatory costs, including those paid on site and tourist tax. Optional extras, insurance and deposit are shown separately. The payment plan, shown before you book and in the confirmation, states what is due and when.',
      ],
    },
    {
      title: 'Cancellation',
      paragraphs: [
        'You can cancel on your booking page until the day before arrival. As long as the host has not confirmed, this is free of charge. After that the fee follows the home’s terms; it is shown before you book and before you cancel. You may prove that a smaller loss was incurred.',
      ],
    },
    {
      title: 'No right of withdrawal',
      paragraphs: [
        'Under section 312g(2) no. 9 of the German Civil Code there is no right of withdrawal for accommodation on fixed dates.',
      ],
    },
    {
      title: 'Your stay',
      paragraphs: [
        'The home may be used only by the booked number of people and dogs. Please report defects to the host at once, so that they can be remedied.',
      ],
    },
    {
      title: 'Liability and law',
      paragraphs: [
        'Feriola is liable for careful agency, without limit for intent, gross negligence and harm to life, body and health. German law applies; mandatory rules of your country of residence remain unaffected.',
      ],
    },
  ],
});
