import { Component, type ReactNode } from 'react';
import { PageFailed } from './page-failed.tsx';

interface State {
  hasFailed: boolean;
}

/** Keeps a fault of one screen from taking the shell with it. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}
