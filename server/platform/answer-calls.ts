import type { Answer, Call } from './own-process.ts';

export function answerCalls(work: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  // Whoever ends all by Ctrl-C lets the server answer what is under way, for which it needs this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (call: Call) => {
    void answer(call).then((said) => process.send?.(said));
  });

  async function answer({ id, name, args }: Call): Promise<Answer> {
    const said = await resultOf(name, args);
    return { id, residentBytes: process.memoryUsage.rss(), ...said };
  }

  async function resultOf(
    name: string,
    args: readonly unknown[],
  ): Promise<{ result: unknown } | { error: string }> {
    try {
      return { result: await work[name]!(...(args as never[])) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}
