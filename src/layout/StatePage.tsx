import type { SvgIconComponent } from '@mui/icons-material';
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { basename } from '../menu/area';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { PageHeader } from '../ui/PageHeader';
import './layout.css';

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
    <div className="state-page-steps flow">{children}</div>
  </section>
);

export const NotFoundPage = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <StatePage
      icon={SearchOffOutlined}
      title={translate('layout.notFound.title')}
      sentence={translate('layout.notFound.sentence')}
    >
      <LinkButton variant="contained" to={basename}>
        {translate('layout.error.toDashboard')}
      </LinkButton>
      <Button variant="outlined" onClick={() => void navigate(-1)}>
        {translate('layout.error.back')}
      </Button>
    </StatePage>
  );
};
