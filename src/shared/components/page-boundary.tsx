import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reloadPage } from '../routing/page-address.ts';
import { Button } from '../ui/button.tsx';

interface State {
  hasFailed: boolean;
}

/** Keeps the shell working when a screen throws an error. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

/** Shown after an error: one line and a button to reload. */
function PageFailed() {
  const { t } = useTranslation();
  return (
    <div className="column" style={{ paddingBlock: '6rem' }}>
      <h1>{t('pageFailed')}</h1>
      <p style={{ marginBlock: '1rem 2rem' }}>{t('pageFailedHint')}</p>
      <Button onClick={() => reloadPage()}>{t('retry')}</Button>
    </div>
  );
}
