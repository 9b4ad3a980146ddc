import { clientErrorsEndpoints } from '../../../contract/client-errors/endpoints.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Log } from '../../platform/log.ts';
import { reportClientErrorHandler } from './handlers/report-client-error.ts';

export function createClientErrors({ log }: { log: Pick<Log, 'warn'> }): AreaModule {
  const endpoints = bindArea(clientErrorsEndpoints, {
    reportClientError: reportClientErrorHandler({ log }),
  });
  return { name: 'client-errors', endpoints };
}
