import type { Linter } from 'eslint';

export const rooms: { category: string; pattern: string | string[]; capture?: string[] }[];

type Importer =
  | 'domain'
  | 'texts'
  | 'content'
  | 'contract'
  | 'geography'
  | 'search'
  | 'illustrations'
  | 'rules'
  | 'area'
  | 'handlers'
  | 'face'
  | 'platform'
  | 'images'
  | 'config'
  | 'start-errors'
  | 'calls'
  | 'http'
  | 'server'
  | 'app'
  | 'component'
  | 'feature'
  | 'view'
  | 'page'
  | 'room'
  | 'shell'
  | 'web'
  | 'demo'
  | 'import';
export const allowed: Record<Importer, string[]>;

export const boundarySettings: Linter.Config['settings'];
export const boundaryRules: Linter.RulesRecord;
