import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useTexts } from '../app/texts-context.tsx';
import styles from './lazy-part.module.css';
import { ChunkLoadError, loadChunk } from '../app/chunks/load-chunk.ts';
import { withTexts } from '../app/texts/loaded-texts.ts';

/**
 * Loads a part of the page lazily, with its texts; `module` is the name of its file, by which its texts are found. If loading fails, the
 * rest of the page and all input stay, and the visitor can retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  module: string,
): ComponentType<Props> {
  const make = (): ComponentType<Props> => lazy(() => loadChunk(withTexts(load, module)));
  let Part = make();
  // React remembers a failed lazy component, so a retry needs a new one.
  const retry = (): void => {
    Part = make();
  };
  return function LazyPart(props: Props): ReactNode {
    return <ChunkBoundary onRetry={retry}>{() => <Part {...props} />}</ChunkBoundary>;
  };
}

class ChunkBoundary extends Component<
  { children: () => ReactNode; onRetry: () => void },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(error: unknown): { failed: boolean } {
    if (error instanceof ChunkLoadError) return { failed: true };
    throw error;
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children();
    return (
      <ReloadOffer
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}

function ReloadOffer({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <div role="alert" className={styles.offer} data-testid="chunk-failed">
      <p>{t('shell.chunk.text')}</p>
      <div className={styles.actions}>
        <Button small variant="primary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
        <Button small onClick={() => window.location.reload()}>
          {t('shell.chunk.reload')}
        </Button>
      </div>
    </div>
  );
}
