import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader';
import './layout.css';

type StatePageProps = {
  icon: SvgIconComponent;
  title: string;
  sentence: string;
  children: ReactNode;
};

/** The page shown for a refused, unknown or broken page. It gives the reason and the next step. */
export const StatePage = ({ icon: Icon, title, sentence, children }: StatePageProps) => (
  <section className="state-page">
    <span className="state-page-icon">
      <Icon aria-hidden="true" />
    </span>
    <PageHeader title={title} sentence={sentence} />
    <div className="state-page-steps flow">{children}</div>
  </section>
);
