import type { approveBusiness } from '../../../../contract/accounts/approve-business.ts';
import type { Failure } from '../../../../contract/define-endpoint.ts';
import type { BusinessKind } from '../../../../domain/roles.ts';
import type { Tx } from '../../../platform/database.ts';
import { takeNumber } from '../../../platform/number-series-store.ts';
import { accountStore, type AccountRow } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import type { RegistrationRow } from './business-registration-store.ts';
import { businessStore } from './business-store.ts';
import { createAccount } from '../registration/create-account.ts';

type TakeInDeps = Pick<AccountsContext, 'clock' | 'recipients' | 'businesses' | 'operator'>;
type Refused = Failure<typeof approveBusiness>;

/** Above the numbers that catalogues give their landlords and partners. */
const firstLoginNumber = 1_000_000;

export interface TakenIn {
  account: AccountRow;
  subject: number;
  loginNumber: number | null;
}

/**
 * Makes a registration what it asked for: the business, the account of its person, the role, and the number to log in with.
 * The address was confirmed by its owner, so it may become an account; one that is there already acts for the business, too.
 */
export async function takeInBusiness(
  deps: TakeInDeps,
  tx: Tx,
  registration: RegistrationRow,
  { subject: known, actor }: { subject: number | undefined; actor: string },
): Promise<TakenIn | Refused> {
  const { kind, company, email, phone, salutation, firstName, lastName, language, isTrader } = registration;
  const { street, zip, city, country, acceptedTerms, askedAt } = registration;
  const keeper = deps.businesses[kind];
  if (known !== undefined && !(await keeper.has(tx, known))) {
    return { ok: false, type: 'business-missing', data: null };
  }
  const profile = { salutation, firstName, lastName, language, newsletter: false };
  const account =
    (await accountStore.findByEmail(tx, email)) ??
    (await createAccount(deps, tx, { email, passwordHash: null, profile }));
  if (!account) throw new Error('The account was made by somebody else at the same time.');
  if (account.suspendedAt !== null) return { ok: false, type: 'account-suspended', data: null };

  const name = company === '' ? `${firstName} ${lastName}` : company;
  const address = { street, zip, city, country: country.toUpperCase() };
  const { commissionPerMille } = deps.operator().facts;
  const business = { name, email, phone, language, isTrader, address, commissionPerMille };
  const subject = known ?? (await keeper.insert(tx, business));
  const at = deps.clock.now();
  const { uid } = account;
  const own = (await businessStore.ofAccount(tx, uid)).find(
    (one) => one.kind === kind && one.subject === subject,
  );
  const loginNumber = own ? own.loginNumber : await freeLoginNumber(tx, kind);
  const terms = acceptedTerms === null ? null : { version: acceptedTerms, at: askedAt };
  if (!own) await businessStore.insert(tx, uid, { kind, subject, loginNumber, terms }, at);
  await accountStore.grantRole(tx, uid, kind, at);
  const detail = `${kind} ${subject}`;
  await accountStore.insertEvent(tx, { uid, kind: 'business-granted', actor, detail, at });
  return { account, subject, loginNumber };
}

/** Landlords have a login form of their own; partners and agencies share one, and therefore one range of numbers. */
async function freeLoginNumber(tx: Tx, kind: BusinessKind): Promise<number> {
  const form = kind === 'landlord' ? 'retailer' : 'partner';
  for (;;) {
    const number = firstLoginNumber + (await takeNumber(tx, `login-${form}`));
    if ((await businessStore.findUid(tx, form, number)) === null) return number;
  }
}
