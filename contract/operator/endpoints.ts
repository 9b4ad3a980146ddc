import type { Endpoint } from '../define-endpoint.ts';
import { beginOperatorPicture } from './begin-operator-picture.ts';
import { getLaunch } from './get-launch.ts';
import { getOperator } from './get-operator.ts';
import { openSite } from './open-site.ts';
import { setOperator } from './set-operator.ts';
import { testProvider } from './test-provider.ts';

export const operatorEndpoints = {
  beginOperatorPicture,
  getLaunch,
  getOperator,
  openSite,
  setOperator,
  testProvider,
} as const satisfies Record<string, Endpoint>;
