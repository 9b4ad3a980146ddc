import { categoryUsages, nothingAllowed } from '../../domain/consent.ts';

interface Cookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Lax';
}

/** The cookies of a visitor who has refused everything but the necessary. */
export function refusalCookies({ hostname }: URL): Cookie[] {
  const accepted = encodeURIComponent(JSON.stringify(categoryUsages(nothingAllowed)));
  return Object.entries({ disclaimer: 'confirmed', accepted }).map(([name, value]) => ({
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  }));
}
