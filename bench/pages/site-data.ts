import type { Envelope } from '../../contract/envelope.ts';

export async function fetchData<Data>(url: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(
    url + path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const { data, errors } = (await response.json()) as Envelope<Data>;
  if (data === null) throw new Error(`${path} answered ${response.status} ${errors[0]?.type ?? 'nothing'}`);
  return data;
}
