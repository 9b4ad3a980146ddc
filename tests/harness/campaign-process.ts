import { currentOperator } from '../builders/operator.ts';
import { sendCampaign } from '../../server/areas/campaigns/send-campaign.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import { createMailTransport } from '../../server/platform/mail.ts';

/**
 * A separate process that sends an issue as the job does, until it is done or killed: `campaign-process.ts <database url> <smtp url>
 * <campaign>`.
 */
const [url = '', smtpUrl = '', campaign = ''] = process.argv.slice(2);
const connection = await openPostgres(url);
const mail = createMailTransport({
  operator: currentOperator,
  smtpUrl,
  dataDir: '/nowhere',
  publicUrl: 'https://www.feriola.test',
});
const publicUrl = 'https://www.feriola.test';
await sendCampaign(
  {
    connection,
    clock: systemClock,
    mail,
    mailDomains: {
      take: () => Promise.resolve(null),
      taken: () => Promise.resolve(),
      delayed: () => Promise.resolve('paused'),
    },
    newsletter: {
      linksOf: ({ id }) => ({
        key: `${id}-key`,
        unsubscribe: { url: `${publicUrl}/unsubscribe/${id}`, subject: `${id}` },
      }),
    },
    operator: currentOperator,
    publicUrl,
    render: () => Promise.resolve((key) => ({ subject: 'Issue', html: `<p>${key}</p>`, text: key })),
  },
  Number(campaign),
  // No run was begun by hand.
  0,
);
mail.close();
await connection.close();
process.exit(0);
