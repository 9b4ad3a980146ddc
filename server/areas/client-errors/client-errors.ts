import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Log } from '../../platform/log.ts';
import { clientErrorsCalls } from './calls.generated.ts';

export function createClientErrors({ log }: { log: Pick<Log, 'warn'> }): AreaModule {
  const endpoints = bindArea(clientErrorsCalls, { log });
  return { name: 'client-errors', endpoints };
}
