import { Component, type ReactNode } from 'react';
import { login } from '../../i18n/login';
import { LoadError } from './LoadError';

/**
 * Shows an error page instead of a blank one if the app's code cannot be fetched (no connection, a new version), or if the
 * app throws before its own error page exists.
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
