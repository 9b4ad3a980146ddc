import type { Answer, Call } from './own-process.ts';

export function answerCalls(work: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  // Ctrl-C reaches the whole process group; this process stays until the server has finished its pending calls.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (call: Call) => {
    void answer(call).then((reply) => process.send?.(reply));
  });

  async function answer({ id, name, args }: Call): Promise<Answer> {
    const reply = await runCall(name, args);
    return { id, residentBytes: process.memoryUsage.rss(), ...reply };
  }

  async function runCall(
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
