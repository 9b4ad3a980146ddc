import { accountRoutes } from '../../../../domain/account-routes.ts';
import { isLanguage } from '../../../../domain/language.ts';
import { ownPath } from '../../../../domain/own-path.ts';
import type { BusinessKind } from '../../../../domain/roles.ts';
import type { RawRoute } from '../../../http/raw-routes.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessStore, type LoginForm } from '../business/business-store.ts';
import { logIn } from './log-in.ts';
import { answerLogin } from '../sessions.ts';

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
      const outcome = await logIn(deps, { login, password, code, form }, visitor.caller, false);
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
      return reply.redirect(returnPath ?? routePath(await findStartPage(deps, form, login)), 303);
    },
  };
}

const isLoginNumber = (input: string): boolean => /^\d{1,12}$/.test(input.trim());

/** Agencies also let homes, so that they share the landlords' pages. */
const rooms = {
  landlord: 'LandlordHome',
  agency: 'LandlordHome',
  partner: 'PartnerHome',
} as const satisfies Record<BusinessKind, string>;

async function findStartPage(
  { connection }: Pick<AccountsContext, 'connection'>,
  form: LoginForm,
  login: string,
): Promise<'LandlordHome' | 'PartnerHome' | 'UserHome'> {
  if (form === 'retailer') return 'LandlordHome';
  const number = isLoginNumber(login) ? Number(login) : 0;
  const kind = await businessStore.kindOfNumber(connection.db, number);
  return kind === null ? 'UserHome' : rooms[kind];
}
