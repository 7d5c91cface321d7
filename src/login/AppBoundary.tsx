import { Component, type ReactNode } from 'react';
import { login } from '../../i18n/login';
import { LoadError } from './LoadError';

/**
 * Shown instead of the app when its code cannot be fetched (a broken connection, a new version) or when it throws before its
 * own error page is there: never a blank page.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <LoadError title={login.appErrorTitle} sentence={login.appErrorSentence} />;
  }
}
