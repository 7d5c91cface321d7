import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { PageHeader } from '../widgets/feedback/PageHeader';
import './StatePage.css';

type StatePageProps = {
  icon: SvgIconComponent;
  title: string;
  sentence: string;
  /** The next steps: buttons. */
  children: ReactNode;
};

/** A page shown instead of another: refused, not found, broken. It says why and offers the next step. */
export const StatePage = ({ icon: Icon, title, sentence, children }: StatePageProps) => (
  <section className="state-page">
    <span className="state-page-icon">
      <Icon aria-hidden="true" />
    </span>
    <PageHeader title={title} sentence={sentence} />
    <div className="state-page-steps">{children}</div>
  </section>
);
