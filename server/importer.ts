import type { SiteTexts } from '../texts/site-texts.ts';
import type { ImportHomes } from './areas/feeds/feeds.ts';
import type { ImportFeed, SampleFeed } from './areas/home-feeds/home-feeds.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import { importLateModule } from './named-modules.ts';

interface Importer {
  importHomes: ImportHomes;
  importFeed: ImportFeed;
  sampleFeed: SampleFeed;
}

interface ImporterDeps {
  /** Null if the database is embedded, in which case only this process can open it. */
  databaseUrl: string | null;
  connection: DatabaseConnection;
  clock: Clock;
  texts: SiteTexts;
}

/** Creates the importer of homes: in a separate process, or in this one if no other can open the database. */
export function createImporter({ databaseUrl, ...deps }: ImporterDeps): Importer {
  // A sample is small and needs neither places nor the database.
  const sampleFeed: SampleFeed = async (...work) => {
    const module = (await importLateModule('import/sample-feed')) as { sampleFeed: SampleFeed };
    return module.sampleFeed(...work);
  };
  if (databaseUrl !== null) {
    const loadProcessModule = () => import('./import-in-own-process.ts');
    return {
      sampleFeed,
      importHomes: async (batch) => (await loadProcessModule()).importInOwnProcess(databaseUrl, batch),
      importFeed: async (...work) => (await loadProcessModule()).importFeedInOwnProcess(databaseUrl, ...work),
    };
  }
  return {
    sampleFeed,
    async importHomes(batch) {
      const { importBatch } = (await importLateModule('import/import-batch')) as {
        importBatch(deps: object, ...work: Parameters<ImportHomes>): ReturnType<ImportHomes>;
      };
      return importBatch(deps, batch);
    },
    async importFeed(...work) {
      const { importFeed } = (await importLateModule('import/import-feed')) as {
        importFeed(deps: object, ...work: Parameters<ImportFeed>): ReturnType<ImportFeed>;
      };
      return importFeed(deps, ...work);
    },
  };
}
