import type { Endpoint } from '../../contract/define-endpoint.ts';

const isNested = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The paths of an answer that the contract does not declare. */
function undeclared(given: unknown, declared: unknown, path = ''): string[] {
  if (!isNested(given)) return [];
  if (!isNested(declared)) return [path];
  return Object.keys(given).flatMap((key) => {
    const inner = `${path}.${key}`;
    return key in declared ? undeclared(given[key], declared[key], inner) : [inner];
  });
}

/** Checks an answer against its contract: undeclared fields must not leave the server. */
export function expectDeclared({ name, response }: Pick<Endpoint, 'name' | 'response'>, data: unknown): void {
  const onTheWire: unknown = JSON.parse(JSON.stringify(data));
  const more = undeclared(onTheWire, response.parse(onTheWire));
  if (more.length > 0)
    throw new Error(`${name} answers what its contract does not declare: ${more.join(', ')}`);
}
