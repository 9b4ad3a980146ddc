import { useLoaderData } from 'react-router';
import type { Api } from '../../contract/api.ts';
import type { InputOf, ResponseOf } from '../../contract/define-endpoint.ts';
import type { endpointPaths as ofKeys } from '../features/api-keys/endpoint-paths.generated.ts';
import { useOwnCall as useOwnCallWithLogin, type OwnCall } from '../features/own-area/use-own-call.ts';
import type { endpointPaths } from './endpoint-paths.generated.ts';
import type { LandlordPage } from './load-landlord-page.ts';

export type { OwnCall } from '../features/own-area/use-own-call.ts';

type LandlordCall = keyof typeof endpointPaths | keyof typeof ofKeys;

/** Calls an endpoint as the logged-in landlord. Other visitors are redirected to the landlord login. */
export function useOwnCall<Name extends LandlordCall>(
  name: Name,
  input: InputOf<Api[Name]>,
): OwnCall<ResponseOf<Api[Name]>> {
  const { loginPath } = useLoaderData<LandlordPage>();
  return useOwnCallWithLogin(name, input, loginPath);
}
