/** The parts of an address of PostgreSQL, in which several hosts may stand, separated by commas, as libpq reads it. */
const addressForm = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i;

/**
 * One address for each host: `postgresql://user@one:5432,two:5433/site` names a server and those that take its place when it is gone.
 * @throws TypeError where it is no address of PostgreSQL
 */
export function addressesOfHosts(address: string): readonly [string, ...string[]] {
  const [, before, hosts = '', after] = addressForm.exec(address) ?? [];
  if (before === undefined) throw new TypeError('no address of PostgreSQL');
  const [first, ...others] = hosts.split(',').map((host) => new URL(before + host + after).href);
  return [first!, ...others];
}
