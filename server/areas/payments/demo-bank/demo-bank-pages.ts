import { escapeMarkup } from '../../../../domain/escape-markup.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toEuros } from '../../../../domain/money.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Language } from '../../../../domain/language.ts';
import type { RawRoute } from '../../../http/raw-routes.ts';
import { findDemoCard, demoCards, demoWays } from './cards.ts';
import { demoBankPath, type DemoBank } from './demo-bank.ts';
import type { DemoCheckout } from './demo-bank-store.ts';

interface PagesDeps {
  bank: DemoBank;
  publicUrl: string;
  translate(language: Language): Translate;
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Stands in for the pages of a card provider. They look different from the site on purpose, say that they are a demo,
 * and accept demo cards only: any other number is refused and not stored.
 */
export function demoBankPages(deps: PagesDeps): RawRoute[] {
  const { bank } = deps;
  const withCheckout =
    (answer: (checkout: DemoCheckout, form: URLSearchParams, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      });
      const { reference } = request.params as { reference: string };
      const checkout = /^demo_[0-9a-f]{32}$/.test(reference) ? await bank.find(reference) : null;
      if (!checkout) return reply.code(404).type('text/plain').send('404');
      const form = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
      return answer(checkout, form, reply);
    };
  const show = (reply: FastifyReply, status: number, html: string): FastifyReply =>
    reply.code(status).type('text/html; charset=utf-8').send(html);
  const back = (reply: FastifyReply, checkout: DemoCheckout, url: string): FastifyReply =>
    new URL(url).origin === new URL(deps.publicUrl).origin
      ? reply.redirect(url, 303)
      : show(reply, 200, leavePage(checkout, deps.translate(checkout.language), url));

  async function pay(
    checkout: DemoCheckout,
    form: URLSearchParams,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const t = deps.translate(checkout.language);
    if (checkout.state === 'paid') return back(reply, checkout, checkout.success_url);
    if (checkout.state === 'expired')
      return show(reply, 410, page(checkout, t, t('payment.demo.expired'), ''));
    if (checkout.state === 'challenge') {
      const outcome = await bank.answerChallenge(checkout, form.get('agrees') === 'yes');
      if (outcome === 'paid') return back(reply, checkout, checkout.success_url);
      return show(reply, 200, cardPage(checkout, t, t('payment.decline.notAuthenticated')));
    }
    const way = demoWays.find((one) => one === form.get('way'));
    if (way) {
      await bank.payBy(checkout, way);
      return back(reply, checkout, checkout.success_url);
    }
    const card = findDemoCard(form.get('card') ?? '');
    if (!card) return show(reply, 422, cardPage(checkout, t, t('payment.demo.unknownCard')));
    const outcome = await bank.pay(checkout, card);
    if (outcome === 'paid') return back(reply, checkout, checkout.success_url);
    if (outcome === 'challenge') return reply.redirect(`${demoBankPath}${checkout.reference}`, 303);
    // The payment was captured, but the caller never learns it.
    if (outcome === 'silent') return show(reply, 504, page(checkout, t, t('payment.demo.silent'), ''));
    return show(reply, 200, cardPage(checkout, t, t(`payment.decline.${card.behaves}`)));
  }

  return [
    {
      method: 'GET',
      path: `${demoBankPath}:reference`,
      answer: withCheckout(async (checkout, _form, reply) => {
        const t = deps.translate(checkout.language);
        if (checkout.state === 'paid') return back(reply, checkout, checkout.success_url);
        if (checkout.state === 'expired') {
          return show(reply, 410, page(checkout, t, t('payment.demo.expired'), ''));
        }
        return show(
          reply,
          200,
          checkout.state === 'challenge' ? challengePage(checkout, t) : cardPage(checkout, t, ''),
        );
      }),
    },
    {
      method: 'POST',
      path: `${demoBankPath}:reference`,
      body: { types: [formType], maxBytes: 2_000 },
      answer: withCheckout(pay),
    },
  ];
}

const column = 'max-width:32rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif';
const wide =
  'display:block;box-sizing:border-box;width:100%;min-height:2.75rem;font:inherit;padding:.4rem .6rem';
const button = 'min-height:2.75rem;padding:.4rem 1.2rem;font:inherit';

function page(checkout: DemoCheckout, t: Translate, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${checkout.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeMarkup(t('payment.demo.title'))}</title></head>
<body style="margin:0"><main style="${column}">
<p style="border:2px solid;padding:.6rem"><strong>${escapeMarkup(t('payment.demo.standsIn'))}</strong></p>
<h1 style="font-size:1.5rem">${escapeMarkup(heading)}</h1>
${body}
<p><a href="${escapeMarkup(checkout.cancel_url)}">${escapeMarkup(t('payment.demo.back'))}</a></p></main></body></html>
`;
}

function formatAmount(checkout: DemoCheckout, t: Translate): string {
  return formatterFor(checkout.language, t).moneyExact(toEuros(checkout.amount_cents));
}

function cardPage(checkout: DemoCheckout, t: Translate, refusal: string): string {
  const rows = demoCards.map(
    ({ number, behaves }) =>
      `<tr><td style="white-space:nowrap"><code>${number}</code></td><td>${escapeMarkup(t(`payment.demo.card.${behaves}`))}</td></tr>`,
  );
  const ways = demoWays.map(
    (way) =>
      `<p><button type="submit" name="way" value="${way}" style="${wide}">${escapeMarkup(t(`booking.payment.way.${way}`))}</button></p>`,
  );
  const notice = refusal === '' ? '' : `<p role="alert"><strong>${escapeMarkup(refusal)}</strong></p>`;
  return page(
    checkout,
    t,
    t('payment.demo.heading', { amount: formatAmount(checkout, t) }),
    `<p>${escapeMarkup(checkout.description)}</p>${notice}
<form method="post" action="${demoBankPath}${checkout.reference}">
<p><label>${escapeMarkup(t('payment.demo.number'))}<input name="card" inputmode="numeric" autocomplete="off" maxlength="23" required style="${wide}"></label></p>
<p><button type="submit" style="${button}">${escapeMarkup(t('payment.demo.pay', { amount: formatAmount(checkout, t) }))}</button></p></form>
<form method="post" action="${demoBankPath}${checkout.reference}"><p>${escapeMarkup(t('payment.demo.otherWays'))}</p>
${ways.join('')}</form>
<table><caption>${escapeMarkup(t('payment.demo.cards'))}</caption><tbody>${rows.join('')}</tbody></table>`,
  );
}

function challengePage(checkout: DemoCheckout, t: Translate): string {
  const answer = (value: 'yes' | 'no', label: string): string =>
    `<button type="submit" name="agrees" value="${value}" style="${button}">${escapeMarkup(label)}</button>`;
  return page(
    checkout,
    t,
    t('payment.demo.challenge'),
    `<p>${escapeMarkup(t('payment.demo.challengeText', { amount: formatAmount(checkout, t), card: checkout.card ?? '' }))}</p>
<form method="post" action="${demoBankPath}${checkout.reference}"><p>${answer('yes', t('payment.demo.agree'))} ${answer('no', t('payment.demo.refuse'))}</p></form>`,
  );
}

/**
 * The content security policy forbids forms that redirect to another origin, so visitors of partner sites return by a
 * link.
 */
function leavePage(checkout: DemoCheckout, t: Translate, url: string): string {
  const link = `<p><a href="${escapeMarkup(url)}">${escapeMarkup(t('payment.demo.done'))}</a></p>`;
  return page(checkout, t, t('payment.demo.paid'), link);
}
