/** The parts of a PostgreSQL address, which may list several hosts separated by commas, as in libpq. */
const addressForm = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i;

/**
 * Returns one address per host: `postgresql://user@one:5432,two:5433/site` names a server and its standbys. @throws TypeError for any other
 * address
 */
export function addressesOfHosts(address: string): readonly [string, ...string[]] {
  const [, before, hosts = '', after] = addressForm.exec(address) ?? [];
  if (before === undefined) throw new TypeError('no address of PostgreSQL');
  const [first, ...otherHosts] = hosts.split(',').map((host) => new URL(before + host + after).href);
  return [first!, ...otherHosts];
}
