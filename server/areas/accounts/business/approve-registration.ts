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

type ApprovalDeps = Pick<AccountsContext, 'clock' | 'recipients' | 'businesses' | 'operator'>;
type Refused = Failure<typeof approveBusiness>;

/** Higher than the numbers in imported catalogues. */
const firstLoginNumber = 1_000_000;

export interface ApprovedRegistration {
  account: AccountRow;
  subject: number;
  loginNumber: number | null;
}

/**
 * Approves a registration: creates the business, the person's account, the role, and a login number. The registration's address is
 * confirmed, so it may become an account; an existing account gets the additional business.
 */
export async function approveRegistration(
  deps: ApprovalDeps,
  tx: Tx,
  registration: RegistrationRow,
  { subject: existingSubject, actor }: { subject: number | undefined; actor: string },
): Promise<ApprovedRegistration | Refused> {
  const { kind, company, email, phone, salutation, firstName, lastName, language, isTrader } = registration;
  const { street, zip, city, country, acceptedTerms, askedAt } = registration;
  const keeper = deps.businesses[kind];
  if (existingSubject !== undefined && !(await keeper.has(tx, existingSubject))) {
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
  const subject = existingSubject ?? (await keeper.insert(tx, business));
  const at = deps.clock.now();
  const { uid } = account;
  const existingBusiness = (await businessStore.listByAccount(tx, uid)).find(
    (candidate) => candidate.kind === kind && candidate.subject === subject,
  );
  const loginNumber = existingBusiness ? existingBusiness.loginNumber : await freeLoginNumber(tx, kind);
  const terms = acceptedTerms === null ? null : { version: acceptedTerms, at: askedAt };
  if (!existingBusiness) await businessStore.insert(tx, uid, { kind, subject, loginNumber, terms }, at);
  await accountStore.grantRole(tx, uid, kind, at);
  const detail = `${kind} ${subject}`;
  await accountStore.insertEvent(tx, { uid, kind: 'business-granted', actor, detail, at });
  return { account, subject, loginNumber };
}

/**
 * Returns an unused login number. Landlords have their own login form; partners and agencies share one, and therefore one range of numbers.
 */
async function freeLoginNumber(tx: Tx, kind: BusinessKind): Promise<number> {
  const form = kind === 'landlord' ? 'retailer' : 'partner';
  for (;;) {
    const number = firstLoginNumber + (await takeNumber(tx, `login-${form}`));
    if ((await businessStore.findUid(tx, form, number)) === null) return number;
  }
}
