import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** Reads the options of a script. For an unknown option or `--help` it prints the options and exits. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
): ReturnType<typeof parseArgs<{ options: Options }>>['values'] {
  try {
    if (!process.argv.includes('--help')) return parseArgs({ options }).values;
    process.stdout.write(describe(options));
    process.exit(0);
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) throw error;
    process.stderr.write(`${(error as Error).message}\n${describe(options)}`);
    process.exit(1);
  }
}

function describe(options: ParseArgsOptionsConfig): string {
  const lines = Object.entries(options).map(([name, { type, default: value }]) => {
    const example =
      type === 'boolean' ? '' : ` ${value === undefined || value === '' ? '...' : String(value)}`;
    return `  --${name}${example}\n`;
  });
  return `Options, with what they are where they are not given:\n${lines.join('')}`;
}
