import { Component } from 'react';
import type { ReactNode } from 'react';
import { LoadError } from './LoadError';

interface CrashBoundaryProps {
  title: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps the error of a tool inside its box, so that the guide around it stays readable. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error?: Error }> {
  state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <LoadError message={`${this.props.title} stopped. ${error.message}`} onRetry={this.props.onRetry} />
    );
  }
}
