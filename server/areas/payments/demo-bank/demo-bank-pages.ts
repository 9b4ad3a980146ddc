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

// The content security policy allows no style sheet of this page's own, so each element carries its style.
const column = 'box-sizing:border-box;max-width:29rem;margin:0 auto;padding:1.25rem 1rem 2.5rem';
const card =
  'box-sizing:border-box;overflow:hidden;border-radius:18px;background:#fff;box-shadow:0 1px 2px #0f172a14,0 16px 40px -12px #0f172a33';
const wide =
  'display:block;box-sizing:border-box;width:100%;min-height:3.25rem;padding:.5rem 1rem;border-radius:10px;font:inherit';
const field = `${wide};margin-top:.35rem;border:1.5px solid #64748b;background:#fff;color:#0f172a;font-size:1.15rem;letter-spacing:.04em`;
const button = `${wide};border:0;background:#1e293b;color:#fff;font-weight:650;cursor:pointer`;
const quietButton = `${wide};border:1.5px solid #64748b;background:#fff;color:#0f172a;font-weight:600;cursor:pointer`;
const small = 'margin:0;color:#475569;font-size:.875rem;line-height:1.45';

/** Each way in colours by which guests know it. */
const wayColors: Readonly<Record<(typeof demoWays)[number], string>> = {
  applePay: 'background:#000;color:#fff',
  googlePay: 'background:#fff;color:#1f1f1f;box-shadow:inset 0 0 0 1.5px #747775',
  paypal: 'background:#ffc439;color:#142c8e',
  klarna: 'background:#ffb3c7;color:#0b051d',
  sepa: 'background:#10298e;color:#fff',
};

const lock =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><rect x="4" y="10" width="16" height="11" rx="2.5"/><path d="M8 10V7a4 4 0 0 1 8 0v3"/></svg>';

function page(checkout: DemoCheckout, t: Translate, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${checkout.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeMarkup(t('payment.demo.title'))}</title></head>
<body style="margin:0;min-height:100vh;background:#e8ecf3;color:#0f172a;font:1rem/1.5 system-ui,sans-serif"><main style="${column}">
<p style="display:flex;align-items:center;gap:.5rem;margin:0 0 1rem;font-weight:700">${lock}${escapeMarkup(t('payment.demo.title'))}</p>
<div style="${card}">
<p style="margin:0;padding:.75rem 1.25rem;background:#fff4d6;color:#5c3d00;font-size:.875rem;line-height:1.45">${escapeMarkup(t('payment.demo.standsIn'))}</p>
<div style="padding:1.25rem">
<h1 style="margin:0;font-size:1.75rem;line-height:1.2;letter-spacing:-.01em">${escapeMarkup(heading)}</h1>
${body}
</div></div>
<p style="margin:1.25rem 0 0;text-align:center"><a style="display:inline-block;padding:.6rem;color:#334155" href="${escapeMarkup(checkout.cancel_url)}">${escapeMarkup(t('payment.demo.back'))}</a></p></main></body></html>
`;
}

function formatAmount(checkout: DemoCheckout, t: Translate): string {
  return formatterFor(checkout.language, t).moneyExact(toEuros(checkout.amount_cents));
}

function cardPage(checkout: DemoCheckout, t: Translate, refusal: string): string {
  // Each demo card pays at a touch, so that nobody has to type its number.
  const cards = demoCards.map(
    ({ number, behaves }) =>
      `<li style="padding:.35rem 0"><button type="submit" name="card" value="${number}" style="${quietButton};text-align:left"><span style="display:block;letter-spacing:.04em;font-variant-numeric:tabular-nums">${number}</span><span style="${small};font-weight:400">${escapeMarkup(t(`payment.demo.card.${behaves}`))}</span></button></li>`,
  );
  const ways = demoWays.map(
    (way) =>
      `<button type="submit" name="way" value="${way}" style="${wide};border:0;font-weight:700;cursor:pointer;${wayColors[way]}">${escapeMarkup(t(`booking.payment.way.${way}`))}</button>`,
  );
  const notice =
    refusal === ''
      ? ''
      : `<p role="alert" style="margin:1rem 0 0;padding:.75rem 1rem;border-radius:10px;background:#fde8e8;color:#8f1d1d;font-weight:600">${escapeMarkup(refusal)}</p>`;
  const form = `<form method="post" action="${demoBankPath}${checkout.reference}"`;
  return page(
    checkout,
    t,
    t('payment.demo.heading', { amount: formatAmount(checkout, t) }),
    `<p style="${small};margin-top:.35rem">${escapeMarkup(checkout.description)}</p>${notice}
${form} style="margin-top:1.25rem"><label style="display:block;font-weight:600">${escapeMarkup(t('payment.demo.number'))}<input name="card" inputmode="numeric" autocomplete="off" maxlength="23" required style="${field}"></label>
<button type="submit" style="${button};margin-top:.75rem">${escapeMarkup(t('payment.demo.pay', { amount: formatAmount(checkout, t) }))}</button></form>
${form} style="display:grid;gap:.6rem;margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid #cbd5e1"><p style="${small}">${escapeMarkup(t('payment.demo.otherWays'))}</p>
${ways.join('\n')}</form>
<details style="margin-top:1.5rem;padding-top:.75rem;border-top:1px solid #cbd5e1"${refusal === '' ? '' : ' open'}><summary style="padding:.6rem 0;font-weight:600;cursor:pointer">${escapeMarkup(t('payment.demo.cards'))}</summary>
${form}><ul style="margin:0;padding:0;list-style:none">${cards.join('\n')}</ul></form></details>`,
  );
}

function challengePage(checkout: DemoCheckout, t: Translate): string {
  const answer = (value: 'yes' | 'no', label: string): string =>
    `<button type="submit" name="agrees" value="${value}" style="${value === 'yes' ? button : quietButton}">${escapeMarkup(label)}</button>`;
  return page(
    checkout,
    t,
    t('payment.demo.challenge'),
    `<p>${escapeMarkup(t('payment.demo.challengeText', { amount: formatAmount(checkout, t), card: checkout.card ?? '' }))}</p>
<form method="post" action="${demoBankPath}${checkout.reference}"><p style="display:grid;gap:.6rem">${answer('yes', t('payment.demo.agree'))} ${answer('no', t('payment.demo.refuse'))}</p></form>`,
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
