import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { basename } from '../menu/area';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { StatePage } from './StatePage';

const NotFoundPage = () => {
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

export default NotFoundPage;
