import { accountRoutes } from '../../../../domain/account-routes.ts';
import { isLanguage } from '../../../../domain/language.ts';
import { ownPath } from '../../../../domain/own-path.ts';
import type { Permission } from '../../../../domain/permissions.ts';
import type { RawRoute } from '../../../http/raw-routes.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessStore, type LoginForm } from '../business/business-store.ts';
import { logIn } from './log-in.ts';
import { answerLogin, type BegunSession } from '../sessions.ts';

const pages = { retailer: 'RetailerLogin', partner: 'PartnerLogin' } as const satisfies Record<
  LoginForm,
  (typeof accountRoutes)[number]['name']
>;

/** Outcomes of a login as they appear in the form's URL. */
const outcomes = {
  'login-failed': 'failed',
  'second-factor-needed': 'code',
  'too-many-tries': 'later',
} as const;

/**
 * Returns the routes of the login forms of landlords and partners, which post a number and a password without scripts, in a tab of their
 * own. They redirect to the person's start page, to the page that required the login, or back to the form with the outcome in its URL.
 */
export function loginForms(deps: AccountsContext): RawRoute[] {
  return (['retailer', 'partner'] as const).map((form) => loginForm(deps, form));
}

function loginForm(deps: AccountsContext, form: LoginForm): RawRoute {
  return {
    method: 'POST',
    path: `/login/${form}`,
    body: { types: ['application/x-www-form-urlencoded'], maxBytes: 4_000 },
    async answer(request, reply, visitor) {
      const fields = new URLSearchParams(String((request.body as Buffer | undefined) ?? ''));
      const language = fields.get('language');
      const routePath = (name: Parameters<typeof deps.routes.pathOf>[0]): string =>
        deps.routes.pathOf(name, isLanguage(language) ? language : 'de');
      // The path of the page that required the login. The account, which everybody uses to log in, asks for no certain page.
      const asked = ownPath(fields.get('next'));
      const returnPath = asked === routePath('UserHome') ? null : asked;
      const login = fields.get(form === 'retailer' ? 'vermieternummer' : 'partnernummer') ?? '';
      const password = fields.get('kennwort') ?? '';
      const code = fields.get('code') ?? '';
      // Each form takes every number and address: nobody has to know which door is theirs.
      const outcome = await logIn(deps, { login, password, code, prefers: form }, visitor.caller, false);
      reply.header('cache-control', 'no-store');
      if (!outcome.ok) {
        const query = new URLSearchParams({
          login: outcomes[outcome.type],
          // Fills in the number again, which is not secret. Any other input stays out of the URL.
          ...(isLoginNumber(login) && { number: login.trim() }),
          ...(returnPath !== null && { next: returnPath }),
        });
        return reply.redirect(`${routePath(pages[form])}?${query.toString()}`, 303);
      }
      answerLogin(outcome.begun, visitor.caller);
      return reply.redirect(
        returnPath ?? routePath(await findStartPage(deps, outcome.begun, { form, login })),
        303,
      );
    },
  };
}

const isLoginNumber = (input: string): boolean => /^\d{1,12}$/.test(input.trim());

/** The room of the business whose number was typed, or of what the account may do. Agencies also let homes, and share the landlords' pages. */
async function findStartPage(
  { connection }: Pick<AccountsContext, 'connection'>,
  { permissions }: BegunSession,
  { form, login }: { form: LoginForm; login: string },
): Promise<StartPage> {
  const number = form === 'partner' && isLoginNumber(login) ? Number(login) : 0;
  const kind = number > 0 ? await businessStore.kindOfNumber(connection.db, number) : null;
  if (kind !== null) return kind === 'partner' ? 'PartnerHome' : 'LandlordHome';
  return startPages.find(([permission]) => permissions.has(permission))?.[1] ?? 'UserHome';
}

const startPages = [
  ['stays.own', 'LandlordHome'],
  ['money.own', 'LandlordPayouts'],
  ['changeovers.own', 'LandlordChangeovers'],
  ['partners.own', 'PartnerHome'],
  ['work.see', 'AdminWaiting'],
] as const satisfies readonly (readonly [Permission, string])[];
type StartPage = (typeof startPages)[number][1] | 'UserHome';
