import type { SvgIconComponent } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { PageHeader } from '../ui/PageHeader';
import './StatePage.css';

type StatePageProps = {
  icon: SvgIconComponent;
  title: string;
  sentence: string;
  children: ReactNode;
};

/** A refused, unknown or broken page: the reason and the next step. */
export const StatePage = ({ icon: Icon, title, sentence, children }: StatePageProps) => (
  <section className="state-page">
    <span className="state-page-icon">
      <Icon aria-hidden="true" />
    </span>
    <PageHeader title={title} sentence={sentence} />
    <div className="state-page-steps">{children}</div>
  </section>
);
