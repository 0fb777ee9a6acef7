import { Component, type ReactNode, Suspense } from 'react';

interface OptionalProps {
  /** A part that comes with a script of its own. */
  readonly children: ReactNode;
  /** Called when it did not come. */
  readonly onFailure?: (() => void) | undefined;
}

/** Around a part that the page can do without: should its script not come, the rest stays as it is. */
export class Optional extends Component<OptionalProps> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };

  override componentDidCatch(): void {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
